/** Lazily loaded components may take a while on a busy machine. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 10_000 });
