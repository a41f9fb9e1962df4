import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import PrimaryButton from "./PrimaryButton.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["does not say whether it was touched", { navigator: {} }],
  ["has no sound", { navigator: { userActivation: { hasBeenActive: true } }, AudioContext: undefined }],
])("a button works in a browser that %s", async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const pressed = vi.fn();
  const { container } = render(PrimaryButton, { onclick: pressed });
  const button = container.querySelector("button");
  if (button) await fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});
