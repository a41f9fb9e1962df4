import { mount } from "svelte";
import "../src/ui/fonts.css"; import "../src/ui/tokens.css"; import "../src/ui/stage.css";
import Preview from "./Preview.svelte";
mount(Preview, { target: document.body });
