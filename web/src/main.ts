import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/stage.css";

mount(App, { target: document.body });
