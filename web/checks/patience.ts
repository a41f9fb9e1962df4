/** What is loaded when it is first needed may take its time on a busy machine. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 10_000 });
