// `npm run types`: the compiler over every package, and over the scripts that need none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/places.ts';

const TSC = join(ROOT, 'node_modules/.bin/tsc');
const results = ['functions', 'web', 'packages/stripe-standin', 'standins', 'tests', 'scripts'].map(
  (folder) =>
    spawnSync(
      TSC,
      // What was checked before and has not changed since is not checked again.
      [
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        join(ROOT, '.local/types', `${folder}.tsbuildinfo`),
        '--project',
        join(ROOT, folder, 'tsconfig.json'),
      ],
      { cwd: ROOT, stdio: 'inherit' },
    ),
);
process.exit(results.every(({ status }) => status === 0) ? 0 : 1);
