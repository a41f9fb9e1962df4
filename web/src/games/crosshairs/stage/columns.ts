/** How many stands are side by side on the shared screen. */
export function columnsFor(agents: number): number {
  return agents === 4 ? 2 : Math.min(3, agents);
}
