const FOCUSABLE = "a[href], button, input, select";
/** A step to the side counts for more than one ahead, so that a column is left only for a neighbour. */
const ASIDE = 2;
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The arrows of a remote control move the focus to what is nearest in their direction; from elsewhere, to `start`. */
export function moveFocus(
  event: KeyboardEvent,
  start: HTMLElement | null | undefined,
  within: ParentNode = document,
): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || event.defaultPrevented) return;
  const from = document.activeElement;
  const sideways = direction[1] === 0;
  if (from instanceof HTMLInputElement && sideways) return; // there the cursor moves
  const inside = from && from !== document.body && within.contains(from);
  const next = inside ? nearest(from, direction, within) : start;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(
  from: Element,
  [x, y]: readonly [number, number],
  within: ParentNode,
): HTMLElement | undefined {
  const [fromX, fromY] = middle(from);
  const distances = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((element) => {
    const [toX, toY] = middle(element);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const reachable = element !== from && element.offsetParent !== null && ahead > 1;
    return reachable ? [{ element, far: ahead + ASIDE * aside }] : [];
  });
  return distances.sort((one, other) => one.far - other.far)[0]?.element;
}

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
