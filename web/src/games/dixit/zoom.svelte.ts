interface Point {
  readonly x: number;
  readonly y: number;
}

interface Finger extends Point {
  readonly id: number;
}

const CLOSEST = 4;
const CLOSER = 2.3;
/** In pixels: how far a finger may move during a tap, and how far it must move for a swipe. */
const [SLIP, SWIPE] = [8, 48];

/** Gestures on a picture: two fingers pinch; one finger pans an enlarged picture, or swipes to another. */
export class Zoom {
  #scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  #fingers: readonly Finger[] = [];
  /** How far the first finger has moved, and whether that is more than a tap. */
  #moved = { x: 0, y: 0 };
  #gesture = false;
  readonly #swiped: (step: -1 | 1) => void;

  constructor(swiped: (step: -1 | 1) => void) {
    this.#swiped = swiped;
  }

  get enlarged(): boolean {
    return this.#scale > 1;
  }

  get transform(): string {
    return `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  /** Whether the current click is a tap, not the end of a gesture. */
  get isTap(): boolean {
    return !this.#gesture;
  }

  reset(): void {
    [this.#scale, this.#x, this.#y] = [1, 0, 0];
  }

  /** On a double tap: zooms in on this point, or out again. */
  toggle(event: MouseEvent): void {
    if (this.enlarged) this.reset();
    else this.#to(CLOSER, at(event), frame(event));
  }

  down(event: PointerEvent): void {
    if (event.isPrimary) [this.#fingers, this.#gesture, this.#moved] = [[], false, { x: 0, y: 0 }];
    this.#fingers = [...this.#fingers, { id: event.pointerId, ...at(event) }];
  }

  move(event: PointerEvent): void {
    const before = this.#fingers;
    const from = before.find(({ id }) => id === event.pointerId);
    if (!from) return;
    const to = { ...from, ...at(event) };
    this.#fingers = before.map((finger) => (finger === from ? to : finger));
    if (before.length === 2) this.#pinch(before, this.#fingers, frame(event));
    else if (before.length === 1) this.#drag(to.x - from.x, to.y - from.y, frame(event));
  }

  up(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId);
    if (this.#fingers.length || this.enlarged) return;
    const { x, y } = this.#moved;
    this.#moved = { x: 0, y: 0 };
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.#swiped(x < 0 ? 1 : -1);
  }

  #drag(x: number, y: number, size: DOMRect): void {
    this.#moved = { x: this.#moved.x + x, y: this.#moved.y + y };
    this.#gesture ||= Math.hypot(this.#moved.x, this.#moved.y) > SLIP;
    if (this.enlarged) this.#place(this.#x + x, this.#y + y, size);
  }

  #pinch(before: readonly Point[], after: readonly Point[], size: DOMRect): void {
    this.#gesture = true;
    // The rest of a pinch is not a swipe, whichever finger is lifted last.
    this.#moved = { x: 0, y: 0 };
    const wider = spread(after) / Math.max(1, spread(before));
    this.#to(Math.min(CLOSEST, Math.max(1, this.#scale * wider)), middle(after), size);
  }

  /** Keeps the point under the fingers in place. */
  #to(scale: number, point: Point, size: DOMRect): void {
    const [x, y] = [point.x - size.x - size.width / 2, point.y - size.y - size.height / 2];
    const grown = scale / this.#scale;
    this.#scale = scale;
    this.#place(x - (x - this.#x) * grown, y - (y - this.#y) * grown, size);
  }

  /** Keeps the edges of the picture outside the frame. */
  #place(x: number, y: number, size: DOMRect): void {
    const [wide, high] = [(size.width * (this.#scale - 1)) / 2, (size.height * (this.#scale - 1)) / 2];
    [this.#x, this.#y] = [Math.min(wide, Math.max(-wide, x)), Math.min(high, Math.max(-high, y))];
  }
}

function at({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function frame({ currentTarget }: Event): DOMRect {
  return currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect();
}

function spread([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middle([a, b]: readonly Point[]): Point {
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
}
