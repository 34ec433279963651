import { dirname, join } from 'node:path';
import { projectFiles, readText } from '../lib/files.ts';
import { advisoryFaults, installedIn, lockfileFaults, manifestFaults } from './lockfiles.ts';

const readJson = (file: string) => JSON.parse(readText(file));

const lockfiles = projectFiles('*package-lock.json');
const faults = [
  ...projectFiles('*package.json').flatMap((file) =>
    manifestFaults(readJson(file)).map((fault) => `${file} ${fault}`),
  ),
  ...lockfiles.flatMap((file) => {
    const { overrides } = readJson(join(dirname(file), 'package.json'));
    return lockfileFaults(readJson(file), overrides).map((fault) => `${file}: ${fault}`);
  }),
  ...advisoryFaults(
    readJson('scripts/advisories.json'),
    lockfiles.flatMap((file) => installedIn(readJson(file), file)),
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
