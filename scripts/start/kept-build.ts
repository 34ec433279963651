// Builds only what changed. A build is trusted when its stamp matches both the inputs and the output.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL } from '../lib/places.ts';

const NO_SOURCES = /(^|\/)(node_modules|dist|dist-[^/]*)$/;
/** The compiler writes them for itself. */
const NOTES = /\.tsbuildinfo$/;

/** The stamp is removed during a build, so half a build is never trusted. */
export async function buildIfChanged(
  { name, inputs, settings = {}, output, stamps = join(LOCAL, 'built') }: KeptBuild,
  build: () => unknown,
) {
  const stamp = join(stamps, name);
  const sourcesOf = (place: string) => filesOf(place, (path) => !NO_SOURCES.test(path));
  const hashInputs = () =>
    hashOf(
      inputs.flatMap(sourcesOf),
      JSON.stringify([settings, output, process.version, process.platform, process.arch]),
    );
  const before = hashInputs();
  const stampNow = () => `${before}\n${hashOf(filesOf(output))}\n`;
  if (statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === stampNow()) {
    return;
  }
  rmSync(stamp, { force: true });
  await build();
  // An edit during the build may or may not be in it.
  if (hashInputs() !== before) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampNow());
}

/** The files below a folder, or the file itself. */
function filesOf(place: string, isWanted: (path: string) => boolean = () => true): string[] {
  const state = statSync(place, { throwIfNoEntry: false });
  if (!state || !isWanted(place) || NOTES.test(place)) return [];
  if (state.isFile()) return [place];
  if (!state.isDirectory()) return [];
  return readdirSync(place).flatMap((name) => filesOf(join(place, name), isWanted));
}

/** Of names and content, in any order. */
function hashOf(files: string[], more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** `inputs` and `output` are files or folders. */
type KeptBuild = {
  name: string;
  inputs: string[];
  /** What goes into the build beside files. */
  settings?: object;
  output: string;
  stamps?: string;
};
