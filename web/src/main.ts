import { mount } from "svelte";
import App from "./App.svelte";
import { install, reloadOnce } from "./fresh";
import { takeToken } from "./seat/move";

takeToken();
addEventListener("vite:preloadError", reloadOnce);
mount(App, { target: document.body });
install();
