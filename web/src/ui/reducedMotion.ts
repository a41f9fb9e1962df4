/** Players who ask for reduced motion see cuts, and a short cross-fade at most. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
