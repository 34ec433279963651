// A process that keeps one core busy until it is told to stop, and then says for how long it was.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SPELL_MS = 50;

/** @returns {{ stop: () => Promise<number> }} `stop` answers the processor time that was burned, in seconds */
export function startBurner() {
  const child = fork(fileURLToPath(import.meta.url), ['burn']);
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('error', reject);
        child.send('stop');
      }),
  };
}

function burn() {
  const end = performance.now() + SPELL_MS;
  while (performance.now() < end);
  // Between two spells, messages are heard.
  setImmediate(burn);
}

if (process.argv[2] === 'burn') {
  process.once('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(Math.round((user + system) / 1e6), () => process.exit());
  });
  // Nobody is left to tell it to stop.
  process.once('disconnect', () => process.exit());
  burn();
}
