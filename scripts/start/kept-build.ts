// Builds only what changed. A build is trusted when its stamp matches both the inputs and the output.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, hashOf, sourcesOf } from '../lib/hashed-files.ts';
import { LOCAL, ROOT } from '../lib/places.ts';

export function keptBuild({
  name,
  inputs,
  settings = {},
  output,
  isKept = () => true,
  root = ROOT,
  stamps = join(LOCAL, 'built'),
}: KeptBuild) {
  const stamp = join(stamps, name);
  const hashInputs = () =>
    hashOf(
      inputs.flatMap(sourcesOf),
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

  /** Builds. The stamp is removed during a build, so half a build is never trusted. */
  async function refresh(build: () => void | Promise<void>) {
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

/** `inputs` and `output` are files or folders. */
type KeptBuild = {
  name: string;
  inputs: string[];
  /** What goes into the build beside files. */
  settings?: object;
  output: string;
  /** Picks the files of the output that matter. */
  isKept?: (file: string) => boolean;
  root?: string;
  stamps?: string;
};
