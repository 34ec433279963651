#!/usr/bin/env node
// Installs what is missing in the named folders, for commands that wait until it is done.
import { stackOf } from './lib/caught.mjs';
import { createChildren } from './lib/children.mjs';
import { InstallError, installMissing } from './lib/install.mjs';
import { createProgress } from './lib/progress.mjs';

const children = createChildren();
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

try {
  await installMissing({ children, progress: createProgress(), folders: process.argv.slice(2) });
} catch (error) {
  if (!isEnding) {
    console.error(`\n${error instanceof InstallError ? error.message : stackOf(error)}`);
    process.exitCode = 1;
    await children.stopAll();
  }
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  await children.stopAll();
  process.exit(130);
}
