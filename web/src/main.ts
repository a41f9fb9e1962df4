import { mount } from "svelte";
import App from "./App.svelte";
import { install, reloadOnce } from "./fresh";
import { takeToken } from "./table/move";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/stage.css";

takeToken();
addEventListener("vite:preloadError", reloadOnce);
mount(App, { target: document.body });
install();
