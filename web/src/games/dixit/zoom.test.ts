import { describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

/** Pointer events on a frame of 400 × 600 in the corner of the screen. */
function looking(): { zoom: Zoom; steps: number[]; touch: Touch } {
  const steps: number[] = [];
  const zoom = new Zoom((step) => steps.push(step));
  const target = document.createElement("div");
  target.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600);
  const touch: Touch = (kind, pointerId, clientX, clientY) => {
    const event = new PointerEvent("pointermove", {
      pointerId,
      isPrimary: pointerId === 1,
      clientX,
      clientY,
    });
    Object.defineProperty(event, "currentTarget", { value: target });
    zoom[kind](event);
  };
  return { zoom, steps, touch };
}
type Touch = (kind: "down" | "move" | "up" | "toggle", finger: number, x: number, y: number) => void;

describe("a picture full screen", () => {
  it("is pinched closer and stays under the fingers", () => {
    const { zoom, touch } = looking();
    touch("down", 1, 190, 300);
    touch("down", 2, 210, 300);
    touch("move", 2, 230, 300);
    expect(zoom.enlarged).toBe(true);
    expect(zoom.transform).toBe("translate(-10px, 0px) scale(2)");
    expect(zoom.isTap).toBe(false);
  });

  it("is never smaller than its frame, nor larger than four times", () => {
    const { zoom, touch } = looking();
    touch("down", 1, 190, 300);
    touch("down", 2, 210, 300);
    touch("move", 2, 1000, 300);
    expect(zoom.transform).toContain("scale(4)");
    touch("move", 2, 191, 300);
    expect(zoom.transform).toBe("translate(0px, 0px) scale(1)");
  });

  it("is moved by one finger when it is enlarged, up to its edges", () => {
    const { zoom, steps, touch } = looking();
    touch("toggle", 1, 200, 300);
    expect(zoom.transform).toBe("translate(0px, 0px) scale(2.3)");
    touch("down", 1, 200, 300);
    touch("move", 1, 100, 250);
    expect(zoom.transform).toBe("translate(-100px, -50px) scale(2.3)");
    touch("move", 1, -900, 250);
    touch("up", 1, -900, 250);
    expect(Number(/-?[\d.]+/.exec(zoom.transform)?.[0])).toBeCloseTo(-260);
    expect(steps).toEqual([]);
    touch("toggle", 1, 200, 300);
    expect(zoom.enlarged).toBe(false);
  });

  it("is swiped to the next one when it is not", () => {
    const { zoom, steps, touch } = looking();
    touch("down", 1, 300, 300);
    touch("move", 1, 200, 310);
    touch("up", 1, 200, 310);
    expect(steps).toEqual([1]);
    expect(zoom.isTap).toBe(false);
    touch("down", 1, 100, 300);
    touch("move", 1, 200, 300);
    touch("up", 1, 200, 300);
    expect(steps).toEqual([1, -1]);
  });

  it("takes a finger that hardly slips for a tap", () => {
    const { zoom, steps, touch } = looking();
    touch("down", 1, 300, 300);
    touch("move", 1, 303, 302);
    touch("up", 1, 303, 302);
    expect(zoom.isTap).toBe(true);
    expect(steps).toEqual([]);
  });
});
