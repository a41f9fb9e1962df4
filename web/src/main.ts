import { mount } from "svelte";
import App from "./App.svelte";
import { takeToken } from "./table/move";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/stage.css";

takeToken();
mount(App, { target: document.body });
