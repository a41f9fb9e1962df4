import { whenIdle } from "../ui/idle";

/** For so long, a table that opens has the processor and the connection to itself. */
const DELAY = 1_500;

/** Whether what the first screen does not need may be loaded. */
class Settled {
  now = $state(false);

  /** To be called where the table's page is set up. */
  soon(): void {
    $effect(() => {
      const timer = setTimeout(
        () =>
          whenIdle(() => {
            this.now = true;
          }),
        DELAY,
      );
      return () => {
        clearTimeout(timer);
      };
    });
  }
}

export const settled = new Settled();
