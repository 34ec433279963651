// The core journey in Chromium, Firefox and WebKit. `npm run battery -- engines firefox` takes only this engine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../scripts/computer/install.ts';
import { LOCAL } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';
import type { Failure } from '../../scripts/test/results.ts';
import { startTestStack } from '../../scripts/test/test-stack.ts';
import { readEnv } from '../support/env.ts';
import { NETWORK_PROBE, STREAM_BROKE_OFF } from '../support/browser/known-noise.ts';
import { createPerson, PASSWORD, removePerson } from '../support/people.ts';
import { ENGINES, type Driver, type Launch, type Page } from './engines/drivers.ts';
import { SCENES, type Scene, type Stage, type Step } from './engines/journey.ts';
import { createVisitor } from './engines/visitor.ts';

const DISPLAY_NAME = 'Nora Journey';
const FOLDER = join(LOCAL, 'engines');

/**
 * @param options with the names of engines, or none for all
 * @returns a step is a test; those after a failed one are not reached, and count as failed
 */
export async function run(options: string[] = []): Promise<Report> {
  await installPackages(['tests/battery']);
  mkdirSync(FOLDER, { recursive: true });
  const { stack, env, readyForBrowsers } = await startTestStack({ name: 'engines' });
  // The tests' own modules read the stack's addresses from the environment.
  Object.assign(process.env, env);
  let passed = 0;
  const failures: Failure[] = [];
  try {
    await readyForBrowsers();
    const named = Object.keys(ENGINES).filter((engine) => options.includes(engine));
    for (const [engine, launch] of Object.entries(ENGINES)) {
      if (named.length > 0 && !named.includes(engine)) continue;
      const found = await travel(engine, launch);
      failures.push(...found.failures);
      passed += found.passed;
    }
    return { passed, failed: failures.length, failures };
  } finally {
    await stack.stop();
  }
}

/** The whole journey in one engine. */
async function travel(engine: string, launch: Launch) {
  const startedAt = Date.now();
  const failures: Failure[] = [];
  let steps = 0;
  let driver: Driver | undefined;
  try {
    driver = await launch(FOLDER);
    for (const scene of SCENES) {
      failures.push(...(await play(engine, scene, driver)));
      steps += scene.steps.length;
    }
  } catch (error) {
    // An engine that is missing or does not start.
    failures.push({ test: `${engine}: starts`, error: describe(error) });
    steps += 1;
    print(failures.at(-1)?.test ?? '', describe(error), startedAt);
  } finally {
    await driver?.close();
  }
  console.log(`      ${engine}: ${secondsSince(startedAt)} s`);
  return { passed: steps - failures.length, failures };
}

/** The steps of one person, in a browser that only they have used. */
async function play(engine: string, { who, steps }: Scene, driver: Driver): Promise<Failure[]> {
  const newcomer = who === 'ada' ? null : await createPerson({ displayName: DISPLAY_NAME });
  const person = newcomer ?? { email: 'ada@alcove.test', password: PASSWORD };
  const failures: Failure[] = [];
  try {
    const page = await driver.openPage();
    console.log(`      ${page.version}, ${person.email}`);
    const stage: Stage = {
      person,
      visitor: createVisitor(page, readEnv('ALCOVE_SITE_URL')),
      aiServer: readEnv('ALCOVE_AI_SERVER_URL'),
      zendesk: readEnv('ALCOVE_ZENDESK_URL'),
    };
    for (const step of steps) {
      const test = `${engine}: ${step.name}`;
      const startedAt = Date.now();
      const isReached = failures.length === 0;
      const error = isReached ? await attempt(step, stage, page) : 'not reached';
      print(test, error, startedAt);
      if (error === '') continue;
      failures.push({ test, error });
      if (isReached) await page.screenshot(pictureOf(test)).catch(() => {});
    }
    await page.close();
    return failures;
  } finally {
    if (newcomer !== null) await removePerson(newcomer.uid);
  }
}

/** @returns what went wrong, or nothing */
async function attempt({ run: act, provokes }: Step, stage: Stage, page: Page) {
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
  return problems.join('\n');
}

function print(test: string, error: string, startedAt: number) {
  console.log(`${error === '' ? 'ok  ' : 'FAIL'}  ${test} (${secondsSince(startedAt)} s)`);
  if (error !== '') console.log(`      ${error.replaceAll('\n', '\n      ')}`);
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
  return ((Date.now() - time) / 1000).toFixed(1);
}
