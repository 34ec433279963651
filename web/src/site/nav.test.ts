import { expect, test } from 'vitest';
import { ACCOUNT_GROUPS } from './account-nav.ts';
import { EXAMPLE_SITES, FOOTER_GROUPS, SITE_LINKS, SITE_PANELS } from './nav.ts';
import { PATHS } from './paths.ts';

const pathOf = (to: string) => to.split('#')[0];
const named = (groups: readonly { links: readonly { to: string }[] }[]) =>
  groups.flatMap((group) => group.links.map((link) => pathOf(link.to)));

// R-RTE-03
test('the top bar names every page of the public site', () => {
  const reached = new Set([
    ...named(SITE_PANELS.flatMap((panel) => panel.groups)),
    ...SITE_LINKS.map((link) => pathOf(link.to)),
  ]);
  const sections =
    /^\/(saas|demos|about|career|contact|customer|help|portfolio|services|blog)(\/|$)/;
  // Pages that end a form, and articles, which their lists name.
  const passing: readonly string[] = [
    PATHS.messageSent,
    PATHS.messageNotSent,
    PATHS.applicationSent,
    PATHS.blogArticle,
    PATHS.helpArticle,
  ];
  const missing = Object.values(PATHS).filter(
    (path) => sections.test(path) && !reached.has(path) && !passing.includes(path),
  );
  expect(missing).toEqual([]);
});

// R-RTE-03
test('the side navigation names every page of the account area', () => {
  const reached = new Set(named(ACCOUNT_GROUPS));
  // Pages of one thing, which their lists name.
  const listed: readonly string[] = [PATHS.machine];
  const missing = Object.values(PATHS).filter(
    (path) => path.startsWith('/dashboard') && !reached.has(path) && !listed.includes(path),
  );
  expect(missing).toEqual([]);
});

test('each example site leads to the next, so that all are passed', () => {
  const examples = Object.values(PATHS).filter((path) => path.startsWith('/demos/'));
  expect(EXAMPLE_SITES.map(({ to }) => to).toSorted()).toEqual(examples.toSorted());
});

test('every link of the navigation leads to a page that exists', () => {
  const all = [
    ...named(SITE_PANELS.flatMap((panel) => panel.groups)),
    ...named(FOOTER_GROUPS),
    ...named(ACCOUNT_GROUPS),
  ];
  const known = new Set<string>(Object.values(PATHS));
  expect(all.filter((to) => to === undefined || !known.has(to))).toEqual([]);
});
