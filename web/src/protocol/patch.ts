import type { Patch } from "./messages";

/** A copy of the view with the patch applied: fields replaced, lists extended. */
export function patched<T extends object>(view: T, patch: Patch<T> | undefined): T {
  if (!patch) return view;
  const next: Record<string, unknown> = { ...view, ...patch.set };
  for (const [field, items] of Object.entries(patch.add ?? {})) {
    next[field] = [...(next[field] as unknown[]), ...(items as unknown[])];
  }
  return next as T;
}
