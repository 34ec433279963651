// Nothing jumps when our fonts take the place of the system's. `npm run bench` measures every page; these are those whose
// lines are closest to breaking elsewhere.
import { expect, test } from '../support/browser/fixtures.ts';

/** As Chromium counts it; above this, the move of a single line is seen. */
const MOST_SHIFT = 0.01;

for (const [address, width] of [
  ['/about/v1', 1440],
  ['/blog/how-much-machine', 390],
  ['/services/single', 390],
] as const) {
  test(`${address} keeps its lines when its fonts arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Held back until the page has been drawn without them.
    const drawn = page
      .waitForEvent('domcontentloaded')
      .then(() => page.locator('h1').first().waitFor());
    await page.route('**/*.woff2', async (route) => {
      await drawn;
      await route.fallback();
    });
    await page.goto(address);
    await page.waitForFunction(() => {
      const plain = (family = '') => family.replaceAll('"', '');
      const asked = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
      return [...document.fonts].some(
        ({ family, status }) => plain(family) === plain(asked.split(',')[0]) && status === 'loaded',
      );
    });
    const sum = await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
      }
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((all, one) => all + one, 0);
    });
    expect(sum).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
