import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LOCAL } from '../../scripts/lib/places.ts';

/** A process of its own with the API in it, before the same emulators and stand-ins as this one. */
export type Instance = {
  url: string;
  /** Moves its clock, in milliseconds. */
  advance: (ms: number) => Promise<void>;
  close: () => Promise<void>;
  /** Ends it as the platform does when it has had enough: at once, whatever is under way. */
  kill: () => Promise<void>;
};

/** @param settings what differs from the settings of this process */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const child = fork(fileURLToPath(new URL('instance.ts', import.meta.url)), {
    execArgv: [],
    // What one of them compiles, the next ones need not.
    env: { ...process.env, NODE_COMPILE_CACHE: join(LOCAL, 'test/compiled'), ...settings },
  });
  const ended = once(child, 'exit');
  const said = async () => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => {
        throw new Error(`an instance of the API ended with code ${code}`);
      }),
    ]);
    return z.string().parse(message);
  };
  const url = await said();
  return {
    url,
    advance: async (ms) => {
      const moved = said();
      child.send(ms);
      await moved;
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
