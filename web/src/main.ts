import { mount } from "svelte";
import App from "./App.svelte";
import { reloadIfServed } from "./reload";
import { takeSeatFromAddress } from "./seat/seatLink";
import { installServiceWorker } from "./serviceWorker";

takeSeatFromAddress();
addEventListener("vite:preloadError", () => void reloadIfServed());
mount(App, { target: document.body });
installServiceWorker();
