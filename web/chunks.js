import { relative, sep } from "node:path";

/** The house: all that is ours except the games' own folders, and the packages that every screen needs. */
const HOUSE = /^node_modules\/(?!uqr)|^src\/(?!games\/(?!house\/)\w+\/)/;

/**
 * What several screens share comes as one file: a phone far away pays for each request. Paths are read from the
 * page's own folder, so that it does not matter what the folders above it are called.
 * @param {string} root
 * @returns {(id: string) => boolean}
 */
export function ofHouse(root) {
  return (id) => HOUSE.test(relative(root, id).replaceAll(sep, "/"));
}
