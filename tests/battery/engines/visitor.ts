// What a person does in a browser, in terms of the few things that every engine's driver can do.
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../../../scripts/lib/caught.ts';
import type { Page } from './drivers.ts';
import { locate, type Target } from './locate.ts';

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/** @param site its origin */
export function createVisitor(page: Page, site: string) {
  /** Looks until there is a result. A look may fail while one page replaces another. */
  async function until(what: string, look: () => Promise<unknown>) {
    const deadline = Date.now() + PATIENCE_MS;
    let problem = '';
    do {
      try {
        const found = await look();
        if (found) return found;
        problem = '';
      } catch (error) {
        problem = `\nThe last look failed: ${messageOf(error)}`;
      }
      await wait(LOOK_AGAIN_MS);
    } while (Date.now() < deadline);
    const seen = await page.run(readPage).catch((error) => `no page (${messageOf(error)})`);
    throw new Error(`Waited ${PATIENCE_MS / 1000} s for ${what}. There is ${seen}${problem}`);
  }

  /** Does what opens another document, and resolves once that is there, so that the old one cannot answer for it. */
  async function leave(act: () => Promise<void>) {
    await page.run(markPage);
    page.noise.leave();
    await act();
    await until('another document', async () => !(await page.run(isMarked)));
    page.noise.turnPage();
  }

  /** Resolves when the element can be used and has stopped moving. */
  async function atRest(target: Target) {
    let before: unknown = null;
    await until(`the ${target.role} '${target.name}' to be of use`, async () => {
      const place = await page.run(locate, { ...target, as: 'place' });
      const isAtRest = place !== null && place === before;
      before = place;
      return isAtRest;
    });
    return target;
  }

  return {
    goTo: (path: string) => leave(() => page.goto(new URL(path, site).href)),
    reload: () => leave(() => page.reload()),
    press: async (role: Target['role'], name: string) => page.click(await atRest({ role, name })),
    fill: async (name: string, text: string) =>
      page.fill(await atRest({ role: 'field', name }), text),

    /** @param address a path of the site, or a whole address */
    isAt: (address: string) => {
      const wanted = new URL(address, site).href;
      return until(`the address ${wanted}`, async () => (await page.run(readAddress)) === wanted);
    },

    /** All of these are on the page. */
    sees: (...texts: string[]) =>
      until(texts.map((text) => `'${text}'`).join(', '), async () => {
        const words = await page.run(readWords);
        return texts.every((text) => words.includes(text));
      }),

    holds: (name: string, text: string) =>
      until(`'${text}' in '${name}'`, async () => {
        const field = { role: 'field', name, as: 'text' } as const;
        return (await page.run(locate, field)) === text;
      }),
  };
}

// These run in the page.
const markPage = () => void (window.isLeft = true);
const isMarked = () => window.isLeft === true;
const readAddress = () => location.href;
const readWords = () => document.body.innerText.replace(/\s+/g, ' ');
const readPage = () =>
  `${location.href}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 600)}`;

export type Visitor = ReturnType<typeof createVisitor>;
