// Builds only what changed. A build is trusted when its stamp matches both the inputs and the output.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LOCAL, ROOT } from './places.mjs';

const NO_SOURCES = /(^|\/)(node_modules|dist|dist-[^/]*)$/;

/**
 * @param {{ name: string, inputs: string[], settings?: object, output: string, isKept?: (file: string) => boolean, root?: string, stamps?: string }} options
 *   `inputs` and `output` are files or folders; `settings` are what goes into the build beside files;
 *   `isKept` picks the files of the output that matter
 */
export function keptBuild({
  name,
  inputs,
  settings = {},
  output,
  isKept = () => true,
  root = ROOT,
  stamps = join(LOCAL, 'built'),
}) {
  const stamp = join(stamps, name);
  const hashInputs = () =>
    hashOf(
      inputs.flatMap((place) => filesOf(place, (path) => !NO_SOURCES.test(path))),
      root,
      JSON.stringify([settings, output, process.version, process.platform, process.arch]),
    );
  const hashOutput = () => hashOf(filesOf(output).filter(isKept), root);

  function isCurrent() {
    try {
      return readFileSync(stamp, 'utf8') === `${hashInputs()}\n${hashOutput()}\n`;
    } catch {
      return false;
    }
  }

  /**
   * Builds. The stamp is removed during a build, so half a build is never trusted.
   * @param {() => void | Promise<void>} build
   */
  async function refresh(build) {
    rmSync(stamp, { force: true });
    const before = hashInputs();
    await build();
    // An edit during the build may or may not be in it.
    if (hashInputs() !== before) return;
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${before}\n${hashOutput()}\n`);
  }

  return { isCurrent, refresh };
}

/** @type {(place: string, isWanted?: (path: string) => boolean) => string[]} */
function filesOf(place, isWanted = () => true) {
  const state = statSync(place, { throwIfNoEntry: false });
  if (!state || !isWanted(place)) return [];
  if (state.isFile()) return [place];
  if (!state.isDirectory()) return [];
  return readdirSync(place).flatMap((name) => filesOf(join(place, name), isWanted));
}

/** @type {(files: string[], root: string, more?: string) => string} */
function hashOf(files, root, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
