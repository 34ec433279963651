import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from './lib/files.ts';
import { ROOT } from './lib/places.ts';

/** Runs the starter as it would run on another system. */
function startAs(platform: string, version: string) {
  const pretend = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
  `;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', preload, join(ROOT, 'scripts/run.mjs'), 'test'], {
    encoding: 'utf8',
  });
}

const oldest = '20.19';

// R-LIV-08
describe('the starter', () => {
  test.each(['22.12.0', '18.0.0'])('sends Windows with Node %s to WSL', (version) => {
    const { status, stderr } = startAs('win32', version);

    expect(status).toBe(1);
    expect(stderr).toContain('wsl --install');
  });

  test.each(['18.20.4', '20.18.3', '19.99.0'])('names Node %s as too old', (version) => {
    const { status, stderr } = startAs('darwin', version);

    expect(status).toBe(1);
    expect(stderr).toContain(`needs Node ${oldest} or newer, and this is ${version}.`);
  });

  test('names the oldest Node as package.json and the README do', () => {
    expect(readText('package.json')).toContain(`"node": ">=${oldest}"`);
    expect(readText('README.md')).toContain(`Node ${oldest} or newer`);
  });
});
