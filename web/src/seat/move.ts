import { origin } from "../origin.svelte";
import { tokens } from "./memory";

/** The link that brings a seat to another device: its secret stands behind the #, which no server sees. */
export function movingLink(code: string, token: string): string {
  return `${origin.now}/${code}#seat=${token}`;
}

/** Arrived by such a link: take the secret out of the address at once; where we have a seat, ask before changing. */
export function takeToken(): void {
  const token = /^#seat=([0-9a-f]{32})$/.exec(location.hash)?.[1];
  if (token === undefined) return;
  history.replaceState(null, "", location.pathname);
  const code = /^\/([A-Za-z]{3,16})\/?$/.exec(location.pathname)?.[1];
  if (!code) return;
  const table = code.toUpperCase();
  const mine = tokens.of(table);
  if (mine === null || mine === token) tokens.keep(table, token);
  else tokens.offer(table, token);
}
