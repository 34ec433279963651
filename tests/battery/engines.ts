// The core journey in Chromium, Firefox and WebKit. `npm run battery -- engines firefox` takes only this engine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../scripts/computer/install.ts';
import { LOCAL } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';
import { startTestStack } from '../../scripts/test/test-stack.ts';
import { readEnv } from '../support/env.ts';
import { NETWORK_PROBE, STREAM_BROKE_OFF } from '../support/browser/known-noise.ts';
import { createPerson, PASSWORD, removePerson } from '../support/people.ts';
import { ENGINES, type Driver, type Page } from './engines/drivers.ts';
import { SCENES, type Scene, type Stage, type Step } from './engines/journey.ts';
import { createVisitor } from './engines/visitor.ts';
import { watchTheWayOut, type WayOut } from './engines/way-out.ts';

const DISPLAY_NAME = 'Nora Journey';
const FOLDER = join(LOCAL, 'engines');

/**
 * @param options engines, or none for all
 * @returns a step is a test
 */
export async function run(options: string[] = []): Promise<Report> {
  const unknown = options.filter((word) => !(word in ENGINES));
  if (unknown.length > 0) {
    throw new Error(
      `No engine ${unknown.join(', ')}: there are ${Object.keys(ENGINES).join(', ')}`,
    );
  }
  await installPackages(['tests/battery']);
  mkdirSync(FOLDER, { recursive: true });
  const { stack, env, readyForBrowsers } = await startTestStack({ name: 'engines' });
  // The tests' own modules read the stack's addresses from the environment.
  Object.assign(process.env, env);
  try {
    await readyForBrowsers();
    const tests: Outcome[] = [];
    for (const engine of options.length > 0 ? options : Object.keys(ENGINES)) {
      tests.push(...(await travel(engine)));
    }
    const failures = tests.flatMap(({ test, error }) =>
      error === undefined ? [] : [{ test, error }],
    );
    return { passed: tests.length - failures.length, failed: failures.length, failures };
  } finally {
    await stack.stop();
  }
}

/** The whole journey in one engine. */
async function travel(engine: string) {
  const startedAt = Date.now();
  const wayOut = await watchTheWayOut();
  const tests: Outcome[] = [];
  let driver: Driver | undefined;
  let problem = 'not reached';
  try {
    const load = ENGINES[engine];
    if (load === undefined) throw new Error(`No engine ${engine}`);
    const { launch } = await load();
    driver = await launch({ proxy: wayOut.address, logs: FOLDER });
    for (const scene of SCENES) {
      for await (const test of play(engine, scene, driver, wayOut)) {
        print(test);
        tests.push(test);
      }
    }
  } catch (error) {
    problem = describe(error);
  } finally {
    await driver?.close();
    wayOut.close();
  }
  // An engine that is missing or stopped early fails all of its remaining steps.
  const names = SCENES.flatMap(({ steps }) => steps.map(({ name }) => `${engine}: ${name}`));
  for (const name of names.slice(tests.length)) {
    const test = { test: name, error: problem, seconds: 0 };
    print(test);
    tests.push(test);
    problem = 'not reached';
  }
  console.log(`      ${engine}: ${secondsSince(startedAt).toFixed(0)} s`);
  return tests;
}

/** The steps of one person, in a browser that only they have used. */
async function* play(
  engine: string,
  { who, steps }: Scene,
  driver: Driver,
  wayOut: WayOut,
): AsyncGenerator<Outcome, void> {
  const newcomer = who === 'ada' ? null : await createPerson({ displayName: DISPLAY_NAME });
  const person = newcomer ?? { email: 'ada@alcove.test', password: PASSWORD };
  try {
    const page = await driver.openPage();
    console.log(`      ${page.version}, ${person.email}`);
    const stage: Stage = {
      person,
      visitor: createVisitor(page, readEnv('ALCOVE_SITE_URL')),
      aiServer: readEnv('ALCOVE_AI_SERVER_URL'),
      zendesk: readEnv('ALCOVE_ZENDESK_URL'),
    };
    const passed = new Set();
    for (const step of steps) {
      const test = `${engine}: ${step.name}`;
      const missing = (step.needs ?? []).find((id) => !passed.has(id));
      if (missing !== undefined) {
        yield { test, seconds: 0, error: `not reached: it needs '${missing}'` };
        continue;
      }
      const startedAt = Date.now();
      const error = await attempt(step, stage, page, () => strangers(driver, wayOut));
      if (error === undefined) passed.add(step.id);
      else await page.screenshot(pictureOf(test)).catch(() => {});
      yield { test, seconds: secondsSince(startedAt), error };
    }
    await page.close();
  } finally {
    if (newcomer !== null) await removePerson(newcomer.uid);
  }
}

/** @returns what went wrong */
async function attempt(
  { run: act, provokes }: Step,
  stage: Stage,
  page: Page,
  takeStrangers: () => string[],
) {
  const problems: string[] = [];
  try {
    await act(stage);
  } catch (error) {
    problems.push(describe(error));
  }
  const isExpected = (line: string) =>
    STREAM_BROKE_OFF.test(line) ||
    // The Firestore client's probe, which the content security policy refuses.
    line.includes(NETWORK_PROBE) ||
    provokes?.test(line) === true;
  problems.push(...page.noise.take().filter((line) => !isExpected(line)));
  problems.push(...takeStrangers().map((url) => `off this machine: ${url}`));
  return problems.length === 0 ? undefined : problems.join('\n');
}

/** What a page requested from another machine. For https the proxy learns only the host. */
function strangers({ ownHosts = [] }: Driver, wayOut: WayOut) {
  // The Firestore client's probe is one of these.
  const known = [new URL(NETWORK_PROBE).hostname, ...ownHosts];
  return wayOut.takeAsked().filter((url) => !known.includes(new URL(url).hostname));
}

function print({ test, error, seconds }: Outcome) {
  console.log(`${error === undefined ? 'ok  ' : 'FAIL'}  ${test} (${seconds.toFixed(1)} s)`);
  if (error !== undefined) console.log(`      ${error.replaceAll('\n', '\n      ')}`);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? `\nThe last look failed: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

function pictureOf(test: string) {
  return join(FOLDER, `${test.replaceAll(/\W+/g, '-')}.png`);
}

function secondsSince(time: number) {
  return (Date.now() - time) / 1000;
}

/** Of a step, with `error` where it failed. */
type Outcome = { test: string; seconds: number; error: string | undefined };
