import { origin } from "../origin.svelte";
import { tokens } from "./memory";

/** The link that moves a seat to another device. Its secret comes after the #, which is never sent to a server. */
export function seatLink(code: string, token: string): string {
  return `${origin.now}/${code}#seat=${token}`;
}

/** If the page was opened by such a link: takes the secret out of the address; asks first if we already have a seat. */
export function takeSeatFromAddress(): void {
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
