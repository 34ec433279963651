// The core journey in Chromium, Firefox and WebKit. `npm run battery -- engines firefox` takes only this engine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../scripts/computer/install.ts';
import { messageOf } from '../../scripts/lib/caught.ts';
import { LOCAL } from '../../scripts/lib/places.ts';
import type { Report } from '../../scripts/test/reports.ts';
import { startTestStack } from '../../scripts/test/test-stack.ts';
import { readEnv } from '../support/env.ts';
import { NETWORK_PROBE, STREAM_BROKE_OFF } from '../support/browser/known-noise.ts';
import { createPerson, PASSWORD, removePerson } from '../support/people.ts';
import { ENGINES, type Page } from './engines/drivers.ts';
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
  const { stack, env, readyForBrowsers } = await startTestStack('engines');
  // The tests' own modules read the stack's addresses from the environment.
  Object.assign(process.env, env);
  const report: Report = { passed: 0, failed: 0, failures: [] };
  try {
    await readyForBrowsers();
    const named = Object.keys(ENGINES).filter((engine) => options.includes(engine));
    const note = (test: string, error: string) => {
      console.log(`${error === '' ? 'ok  ' : 'FAIL'}  ${test}`);
      if (error !== '') report.failures.push({ test, error });
      report[error === '' ? 'passed' : 'failed'] += 1;
    };
    for (const [engine, open] of Object.entries(ENGINES)) {
      if (named.length > 0 && !named.includes(engine)) continue;
      try {
        for (const scene of SCENES) await play(engine, scene, await open(FOLDER), note);
      } catch (error) {
        // An engine that is missing or does not start.
        note(`${engine}: starts`, messageOf(error));
      }
    }
    return report;
  } finally {
    await stack.stop();
  }
}

/** The steps of one person, in a browser that only they have used. */
async function play(engine: string, { who, steps }: Scene, page: Page, note: Note) {
  const newcomer = who === 'ada' ? null : await createPerson({ displayName: DISPLAY_NAME });
  const person = newcomer ?? { email: 'ada@alcove.test', password: PASSWORD };
  try {
    console.log(`      ${page.version}, ${person.email}`);
    const stage: Stage = {
      person,
      visitor: createVisitor(page, readEnv('ALCOVE_SITE_URL')),
      aiServer: readEnv('ALCOVE_AI_SERVER_URL'),
      zendesk: readEnv('ALCOVE_ZENDESK_URL'),
    };
    let isReached = true;
    for (const step of steps) {
      const test = `${engine}: ${step.name}`;
      const error = isReached ? await attempt(step, stage, page) : 'not reached';
      note(test, error);
      if (error !== '' && isReached) {
        const picture = join(FOLDER, `${test.replaceAll(/\W+/g, '-')}.png`);
        await page.screenshot(picture).catch(() => {});
        isReached = false;
      }
    }
  } finally {
    await page.close();
    if (newcomer !== null) await removePerson(newcomer.uid);
  }
}

/** @returns what went wrong, or nothing */
async function attempt({ run: act, provokes }: Step, stage: Stage, page: Page) {
  const problems: string[] = [];
  try {
    await act(stage);
  } catch (error) {
    problems.push(messageOf(error));
  }
  const isExpected = (line: string) =>
    STREAM_BROKE_OFF.test(line) ||
    // The Firestore client's probe, which the content security policy refuses.
    line.includes(NETWORK_PROBE) ||
    provokes?.test(line) === true;
  problems.push(...page.noise.take().filter((line) => !isExpected(line)));
  return problems.join('\n');
}

/** Notes how a step went, with nothing for an error when it went well. */
type Note = (test: string, error: string) => void;
