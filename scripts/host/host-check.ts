/**
 * `npm run host-check -- <url>`: tries what a machines' host must do, with machines called `host-check-…` that it erases again.
 * docs/what-a-server-must-do.md says what it tries.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { messageOf, readOrEnd } from '../lib/caught.ts';
import { checkHost, deploymentWith, type Verdict } from './check-host.ts';
import { createScene } from './scene.ts';

const USAGE = 'npm run host-check -- <url of the host> [--minutes=30] [--yes]';
const MARKS: Record<Verdict['result'], string> = { kept: '✓', broken: '✗', untried: '–' };

const { url, minutes } = readOrEnd(readWords);
const key = process.env['MACHINE_HOST_KEY'] || (await askKey());
const scene = createScene({ url, key, patienceMs: minutes * 60_000, everyMs: 2000, fetch });
process.once('SIGINT', () => void breakOff());
try {
  let broken = 0;
  await checkHost(scene, ({ id, what, result, words }) => {
    if (result === 'broken') broken += 1;
    console.log(`${MARKS[result]} ${id} ${what}${words === null ? '' : `: ${words}`}`);
  });
  console.log(broken === 0 ? 'The host keeps what was tried.' : `${broken} broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function breakOff(): Promise<never> {
  const left = await scene.eraseAll();
  console.log(left.length === 0 ? 'All is erased.' : `Erase by hand: ${left.join(', ')}`);
  process.exit(130);
}

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, minutes: { type: 'string', default: '30' } },
  });
  const [text, ...more] = positionals;
  const patience = Number(values.minutes);
  if (text === undefined || more.length > 0 || !(patience > 0)) {
    throw new Error(`How to use it: ${USAGE}`);
  }
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${text} is not an address.`);
  const host = new URL(text);
  const deployment = deploymentWith(host);
  if (deployment !== null && !values.yes) {
    throw new Error(
      `${host.origin} is the host of a deployment (${deployment}). Add --yes to order machines there: their names are used up for good.`,
    );
  }
  return { url: host, minutes: patience };
}

/** What is typed is not shown. */
async function askKey(): Promise<string> {
  process.stderr.write('Key of the host (MACHINE_HOST_KEY): ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const typed = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return typed.trim();
}
