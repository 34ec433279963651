// A process that keeps one core busy until told to stop, then reports for how long.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SPELL_MS = 50;

/** @returns `stop` resolves with the processor time burned, in seconds */
export function startBurner() {
  const child = fork(fileURLToPath(import.meta.url), ['burn']);
  return {
    stop: () =>
      new Promise<number>((resolve, reject) => {
        child.once('message', resolve);
        child.once('error', reject);
        child.send('stop');
      }),
  };
}

function burn() {
  const end = performance.now() + SPELL_MS;
  while (performance.now() < end);
  // Messages are handled between two spells.
  setImmediate(burn);
}

if (process.argv[2] === 'burn') {
  process.once('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(Math.round((user + system) / 1e6), () => process.exit());
  });
  // Its parent is gone and cannot tell it to stop.
  process.once('disconnect', () => process.exit());
  burn();
}
