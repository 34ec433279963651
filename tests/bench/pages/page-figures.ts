// What the public pages reach together: of each figure, the page that is worst.
import type { Figure } from '../figures.ts';
import { PAGES } from './page-list.ts';
import type { Measured, Medians } from './pages.ts';

export function pageFigures({ medians, limit, touched, drawn }: Measured): Figure[] {
  const pages = PAGES.map((path) => ({
    path,
    run: medians.get(path),
    touched: touched.get(path) ?? Number.NaN,
  }));

  function figure(
    name: string,
    unit: string,
    pick: (run: Medians, touched: number) => number,
    worst = (values: number[]) => Math.max(...values),
  ): Figure {
    const values = pages.map(({ run, touched: bytes }) => (run ? pick(run, bytes) : Number.NaN));
    const value = worst(values);
    const note = pages[values.indexOf(value)]?.path ?? '';
    return { name: `pages: ${name}`, unit, value, note };
  }

  const least = (values: number[]) => Math.min(...values);
  return [
    figure('first paint', '× limit', ({ fcp }) => fcp / limit.fcp),
    figure('largest paint', '× limit', ({ lcp }) => lcp / limit.lcp),
    figure("blocking time beyond the limit page's", 'ms', ({ leastTbt }) =>
      Math.max(0, leastTbt - limit.leastTbt),
    ),
    figure('layout shift', '', ({ cls }) => (drawn.isWanted ? cls : Number.NaN)),
    figure('script, untouched', 'kB', ({ script }) => script / 1000),
    figure('script, touched', 'kB', (_run, bytes) => bytes / 1000),
    figure('all', 'kB', ({ bytes }) => bytes / 1000),
    figure(
      'accessibility, practices, SEO',
      '',
      ({ accessibility, practices, seo }) => Math.min(accessibility, practices, seo),
      least,
    ),
  ];
}
