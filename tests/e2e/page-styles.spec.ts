// R-RTE-08: a prerendered page carries only the styles that it needs; with the whole sheet it looks no different.
import type { Page } from '@playwright/test';
import { ROUTES } from '@/app/routes.ts';
import { addressesToVisit } from '../support/addresses.ts';
import { expect, test, watch } from '../support/fixtures.ts';

const addresses = ROUTES.filter(({ rendering }) => rendering === 'static').flatMap(({ path }) =>
  addressesToVisit(path),
);

for (const width of [390, 1440]) {
  test(`at ${width} px no page changes when the whole style sheet is added`, async ({
    browser,
    noise,
  }) => {
    test.slow();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    watch(context, noise);
    const page = await context.newPage();
    await page.goto('/');
    const sheet = await page.locator('#root').getAttribute('data-styles');
    const whole = await (await page.request.get(sheet ?? '')).text();
    const changed: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const change = await findChange(page, whole);
      if (change !== null) changed.push(`${address}: ${change}`);
    }
    expect(changed).toEqual([]);
    await context.close();
  });
}

/** The first element that stands elsewhere or looks different when the style sheet is added, and what it was before. */
function findChange(page: Page, sheet: string): Promise<string | null> {
  return page.evaluate(async (whole) => {
    // What is laid out only near the window has its place when the browser next draws: now, or between two looks.
    addStyles('* { content-visibility: visible !important }');
    const before = await readLooks();
    addStyles(whole);
    const after = await readLooks();
    const first = after.findIndex((look, index) => look !== before[index]);
    return first === -1 ? null : `${before[first]} → ${after[first]}`;

    function addStyles(css: string) {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }

    /** Where every element stands, and the colours and sizes that a missing rule would change. */
    async function readLooks() {
      // What fades in when the page opens looks different while it does so.
      await Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      );
      return [...document.querySelectorAll('body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const looks = [
          style.display,
          style.color,
          style.backgroundColor,
          style.fontSize,
          style.fontWeight,
          style.stroke,
          style.fill,
          style.opacity,
          style.borderTopColor,
          style.transform,
        ];
        const place = [x, y, width, height].map((value) => value.toFixed(1));
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${place.join(' ')} ${looks.join(' ')}`;
      });
    }
  }, sheet);
}
