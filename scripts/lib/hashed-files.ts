// Tells whether files are still what they were.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const NO_SOURCES = /(^|\/)(node_modules|dist|dist-[^/]*)$/;

/** The files below a folder that a person wrote. */
export function sourcesOf(place: string) {
  return filesOf(place, (path) => !NO_SOURCES.test(path));
}

/** The files below a folder, or the file itself. */
export function filesOf(place: string, isWanted: (path: string) => boolean = () => true): string[] {
  const state = statSync(place, { throwIfNoEntry: false });
  if (!state || !isWanted(place)) return [];
  if (state.isFile()) return [place];
  if (!state.isDirectory()) return [];
  return readdirSync(place).flatMap((name) => filesOf(join(place, name), isWanted));
}

/** Of names and content, in any order. */
export function hashOf(files: string[], root: string, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
