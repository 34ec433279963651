// How long a customer waits in the account area, from the click until what they wait for is visible. The clock is the page's
// own, and every look is at a frame that is about to be painted.
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../support/call-api.ts';
import { signInPerson } from '../../support/people.ts';
import { figureOf, type Figure } from '../figures.ts';
import { weighScripts } from '../site/scripts.ts';
import { enter, rest, type AccountStage } from './stage.ts';

const PERSON = 'ada';
const HER_PLAN = ['main', 'Household'] as const;
const PATIENCE_MS = 20_000;
/** With the headings that they lead to. */
const SIDE_LINKS = {
  Servers: 'Servers',
  'Plan and invoices': 'Plan and invoices',
  Security: 'Security',
};

export async function measureJourneys(stage: AccountStage, runs: number): Promise<Figure[]> {
  const journeys: Journey[] = [];
  // The first compresses the files and warms the API, which has run for a while when a customer comes.
  for (let run = 0; run <= runs; run += 1) {
    console.log(run === 0 ? 'Journeys: warming up' : `Journeys: run ${run} of ${runs}`);
    const context = await stage.browser.newContext({ viewport: { width: 1280, height: 860 } });
    await context.addInitScript(recordInteractions);
    const journey = await travel(await context.newPage(), stage);
    if (run > 0) journeys.push(journey);
    await context.close();
    await forgetServer(stage);
  }
  const times = (name: string, pick: (journey: Journey) => number | number[]) =>
    figureOf(`journey: ${name}`, 'ms', journeys.flatMap(pick));
  const sizes = journeys.map(({ scripts }) => scripts);
  return [
    times('sign-in → plan', ({ signIn }) => signIn),
    times('dashboard reload → plan', ({ reload }) => reload),
    times('hand-off → signed in on the server', ({ handOff }) => handOff),
    times('side navigation → heading', ({ side }) => side),
    times('interaction → next paint', ({ interaction }) => interaction),
    figureOf('script: sign-in and dashboard', 'kB', sizes),
  ];
}

async function travel(page: Page, stage: AccountStage) {
  const scriptsSoFar = weighScripts(page);
  const signIn = await press(await enter(page, stage, PERSON), ...HER_PLAN);
  await rest(page);
  // Those included that had been asked for, and came later.
  const scripts = await scriptsSoFar(signIn.at);

  await page.reload({ waitUntil: 'commit' });
  const reload = await awaitText(page, ...HER_PLAN);

  const side = [];
  const links = page.getByRole('navigation', { name: 'Account' });
  for (const [name, heading] of Object.entries(SIDE_LINKS)) {
    const { took } = await press(links.getByRole('link', { name }), 'main h1', heading);
    side.push(took);
  }
  await rest(page);
  const interaction = await page.evaluate(() => Number(Reflect.get(window, 'interaction')));

  const server = encodeURIComponent(`${stage.server}/`);
  await page.goto(`${stage.origin}/check-auth?redirect=${server}`);
  const connect = page.getByRole('button', { name: 'Connect' });
  const { took: handOff } = await press(connect, '#status', 'Signed in as');
  const reloaded = reload.at - reload.documentAt;
  return { signIn: signIn.took, reload: reloaded, handOff, side, interaction, scripts };
}

/** Clicks once the page is at rest. @returns how long the text then took, and when it was visible */
async function press(target: Locator, selector: string, text: string) {
  const page = target.page();
  await target.waitFor();
  await rest(page);
  const seen = awaitText(page, selector, text);
  await target.hover();
  const clickedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.mouse.down();
  await page.mouse.up();
  const { at } = await seen;
  return { at, took: at - clickedAt };
}

/**
 * Waits until an element that is found by a selector, or one inside it, shows a text.
 * @returns when, and when its document began, in milliseconds since the epoch
 */
export async function awaitText(page: Page, selector: string, text: string) {
  const seen = await page.waitForFunction(
    ([within, wanted]) => {
      const isShown = { opacityProperty: true, visibilityProperty: true };
      const shows = [...document.querySelectorAll(`:is(${within}), :is(${within}) *`)].some(
        (element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(wanted),
          ) && element.checkVisibility(isShown),
      );
      const { timeOrigin } = performance;
      return shows && { at: timeOrigin + performance.now(), documentAt: timeOrigin };
    },
    [selector, text] as const,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  const mark = await seen.jsonValue();
  if (mark === false) throw new Error(`${text} was not seen`);
  return mark;
}

/** Runs in every document: keeps the longest time from an interaction to the next paint in `window.interaction`. */
function recordInteractions() {
  let longest = 0;
  Object.assign(window, { interaction: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) longest = Math.max(longest, entry.duration);
    }
    Object.assign(window, { interaction: longest });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** So that the next run is asked for its consent again. */
async function forgetServer({ server }: AccountStage) {
  const { idToken } = await signInPerson(`${PERSON}@alcove.test`);
  const { servers } = (await callApi(idToken, 'GET', '/servers')) as Servers;
  const known = servers.find((one) => one.origin === server);
  await callApi(idToken, 'DELETE', `/servers/${known?.id}`);
}

type Journey = Awaited<ReturnType<typeof travel>>;
type Servers = { servers: { id: string; origin: string }[] };
