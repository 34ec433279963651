#!/usr/bin/env node
// Runs main.ts on the Node that functions have in the cloud, whichever Node starts it. Plain JavaScript: old Nodes read it too.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const { platform, arch, versions } = process;
const [major, minor] = versions.node.split('.').map(Number);
const wanted = Number(read('../functions/package.json').engines.node);
const install = `Install Node ${wanted} from https://nodejs.org and run the same command again.`;

if (platform === 'win32') {
  end(
    'Alcove runs on Linux and macOS. On Windows it runs inside WSL: install that with `wsl --install`, clone the project inside it, and run the same command there.',
  );
}
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Alcove needs Node 20.19 or newer, and this is ${versions.node}. ${install}`);
}

const node = major === wanted ? process.execPath : (findNode() ?? fetchNode());
const child = spawn(node, [join(SCRIPTS, 'main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  // npm and the emulators run the first Node on PATH.
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

function fetchNode() {
  console.log(`Installing Node ${wanted}, because this is ${versions.node} …`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: join(SCRIPTS, 'node'), stdio: 'inherit' });
  if (status !== 0) end('npm failed. Is the package registry reachable? Then try again.');
  return findNode() ?? end(`No Node ${wanted} is packaged for ${platform} on ${arch}. ${install}`);
}

function findNode() {
  const wants = Object.entries(read('node/package.json').optionalDependencies);
  const folder = (name) => `node/node_modules/${name}`;
  const has = (name, version) => read(`${folder(name)}/package.json`)?.version === version;
  const found = wants.find(([name, version]) => has(name, version));
  return found && join(SCRIPTS, folder(found[0]), 'bin/node');
}

function read(file) {
  const path = join(SCRIPTS, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function end(words) {
  console.error(words);
  process.exit(1);
}
