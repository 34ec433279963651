#!/usr/bin/env node
// `npm run bench`: measures the public pages as Hosting would serve them, and the shop's filters. `-- --write` puts the table into the README.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, mayInstallPackages } from './lib/debian.mjs';
import { installDependencies } from './lib/install.mjs';
import { LOCAL, ROOT } from './lib/places.mjs';

const LIBERATION = '/usr/share/fonts/truetype/liberation';

installDependencies(['.', 'functions', 'tests/bench']);
// Debian's Chromium merely recommends the fonts that replace Arial, and the bench measures layout shift with them too.
if (!existsSync(LIBERATION) && mayInstallPackages()) await installPackages('fonts-liberation');
const { findChromium, installChromium } = await import('./lib/chromium.mjs');
const { BENCH_WEB } = await import('../tests/bench/bench-site.mjs');
const { measureFilter } = await import('../tests/bench/filter.mjs');
const { measurePages } = await import('../tests/bench/pages.mjs');

const scratch = join(LOCAL, 'bench');
const site = join(scratch, 'site');
rmSync(site, { recursive: true, force: true });
console.log('Building the site …');
const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: join(ROOT, 'web'),
  env: { ...process.env, ...BENCH_WEB, ALCOVE_WEB_OUT: site },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

const chromium = (await findChromium()) ?? (await installChromium());
const runs = Number(
  /^--runs=(\d+)$/.exec(process.argv.find((word) => word.startsWith('--runs=')) ?? '')?.[1] ?? 5,
);
const { table, fonts, versions } = await measurePages({
  site,
  scratch: join(scratch, 'fonts'),
  chromium,
  runs,
  print: console.log,
});
const day = new Date().toISOString().slice(0, 10);
const report = `Last run: ${day}, ${runs} runs a page, ${cpus().length} cores, Node ${process.version.slice(1)}, ${versions}.\n\n${table}\n\n${fonts}\n\n${await measureFilter()}`;
console.log(`\n${report}`);

if (process.argv.includes('--write')) {
  const file = join(ROOT, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const place = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;
  if (!place.test(readme)) throw new Error('README.md lacks the markers around the table');
  writeFileSync(
    file,
    readme.replace(place, (_, before, after) => `${before}\n${report}\n\n${after}`),
  );
  spawnSync('npx', ['oxfmt', file], { cwd: ROOT, stdio: 'ignore' });
}
