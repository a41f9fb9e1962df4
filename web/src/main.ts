import { mount } from "svelte";
import App from "./App.svelte";
import { reloadOnce } from "./reload";
import { takeSeatFromAddress } from "./seat/seatLink";
import { installServiceWorker } from "./serviceWorker";

takeSeatFromAddress();
addEventListener("vite:preloadError", reloadOnce);
mount(App, { target: document.body });
installServiceWorker();
