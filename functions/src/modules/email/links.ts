import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Context } from '../../context.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Page } from '../../http/page.ts';

/** What a link in a mail is for. One for something else, or for someone else, means nothing. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'news-leave'
  | 'address-confirm'
  | 'invoice-copy-leave';

/** The same for links that lead to a page of the site, which sends what is after the `#` with its button. */
const PAGES = {
  'not-me': SITE_PATHS.notMe,
  'keep-passkey': SITE_PATHS.keepPasskey,
  'new-address': SITE_PATHS.newAddress,
  'withdrawal-confirm': SITE_PATHS.confirmWithdrawal,
  'cancellation-confirm': SITE_PATHS.confirmCancellation,
  'invoice-copy-confirm': SITE_PATHS.invoiceCopy,
} as const;
export type PagePurpose = keyof typeof PAGES;

/** The same for pages of the API. */
type OwnPurpose = 'declaration-receipt' | 'declaration-review';

type Linked<Purpose> = {
  purpose: Purpose;
  /** What it is about, such as a person or a subscription. */
  id: string;
  /** Changes when links that are out are to mean nothing any more. */
  generation: string;
  /** Until when it can be used; null: for good. */
  until: Date | null;
};

/** A link that is ours and still in time. */
export type GoodLink = {
  id: string;
  /** Until when it can be used; null: for good. */
  until: Date | null;
  /** Whether it was made for this generation, which only the one who keeps the generation can tell. */
  isOf: (generation: string) => boolean;
};

/**
 * An address that its holder may act on without signing in. Nothing of it is stored: its signature follows from our key. It
 * names the generation by a hash, so that it can be checked without a look at what it is about.
 * @param site our own origin
 */
export function linkTo(link: Linked<LinkPurpose>, site: string, key: KeyObject): string {
  return `${site}/api/mail/${link.purpose}?${signed(link, key)}`;
}

/**
 * A page that its reader may act on without signing in. No server learns of what is after the `#` before they do.
 * @param query begins with `?`
 */
export function pageLinkTo(
  link: Linked<PagePurpose>,
  site: string,
  key: KeyObject,
  query = '',
): string {
  return `${site}${PAGES[link.purpose]}${query}#${signed(link, key)}`;
}

/** A page of the API that shows what was declared, to all who have its address. */
export function receiptPathOf(
  link: { id: string; generation: string; until: Date },
  key: KeyObject,
): string {
  return `/api/declarations/receipt?${signed({ ...link, purpose: 'declaration-receipt' }, key)}`;
}

/** Shows that we have shown someone these words before, until then. */
export function signWords(
  words: string,
  until: Date,
  key: KeyObject,
): { until: string; sign: string } {
  const { until: end = '', sign = '' } = Object.fromEntries(
    new URLSearchParams(
      signed({ purpose: 'declaration-review', id: markOf(words), generation: '', until }, key),
    ),
  );
  return { until: end, sign };
}

/** Whether `signWords` made this for them, and it is in time. */
export function isSigned(
  words: string,
  given: { until: string; sign: string },
  parts: { key: KeyObject; now: Date },
): boolean {
  return readLink('declaration-review', { ...given, id: markOf(words) }, parts) !== null;
}

/** @param text what is after the `#`. Null: it is not ours, was made for something else, or is too old. */
export function readPageLink(
  purpose: PagePurpose,
  text: string,
  parts: { key: KeyObject; now: Date },
): GoodLink | null {
  const { id = '', until = '', sign = '' } = Object.fromEntries(new URLSearchParams(text));
  return readLink(purpose, { id, until, sign }, parts);
}

/**
 * “This wasn’t me”. It has no generation: which links mean nothing any more follows from when their events were.
 * @param event the id of the recorded event
 */
export function notMeLinkTo(
  { event, until }: { event: string; until: Date },
  site: string,
  key: KeyObject,
): string {
  return pageLinkTo({ purpose: 'not-me', id: event, generation: '', until }, site, key);
}

/** The generation of the link that brings a new address. */
export function newAddressOf({ email, until }: { email: string; until: string }): string {
  return `${email} ${until}`;
}

function signed(
  { purpose, id, generation, until: end }: Linked<LinkPurpose | PagePurpose | OwnPurpose>,
  key: KeyObject,
): string {
  const until = secondsOf(end);
  const mark = markOf(generation);
  const sign = `${mark}.${signatureOf([purpose, id, mark, until], key)}`;
  return new URLSearchParams({ id, until, sign }).toString();
}

/** Null: it is not ours, was made for something else, or is too old. */
export function readLink(
  purpose: string,
  { id, until, sign }: { id: string; until: string; sign: string },
  { key, now }: { key: KeyObject; now: Date },
): GoodLink | null {
  const [mark = '', signature = ''] = sign.split('.');
  const expected = Buffer.from(signatureOf([purpose, id, mark, until], key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (until !== FOR_GOOD && now.getTime() > Number(until) * 1000) return null;
  const end = until === FOR_GOOD ? null : new Date(Number(until) * 1000);
  return { id, until: end, isOf: (generation) => markOf(generation) === mark };
}

const FOR_GOOD = '0';

function secondsOf(until: Date | null): string {
  return until === null ? FOR_GOOD : String(Math.floor(until.getTime() / 1000));
}

function markOf(generation: string): string {
  return createHash('sha256').update(generation).digest('base64url').slice(0, 16);
}

function signatureOf(facts: readonly string[], key: KeyObject): string {
  return createHmac('sha256', key).update(JSON.stringify(facts)).digest('base64url');
}

/** A link that leads to pages of the API, of which the first has a button. */
export type MailLink = {
  /**
   * What it does when its button is pressed.
   * @returns whether it is done, now or before; not if what the link was made for has passed
   */
  act(ctx: Context, link: GoodLink): Promise<boolean>;
  /** What the button does. */
  ask: Page & { button: string };
  /** What it has done, now or before. */
  done: Page;
  /** What to do instead, where the link is not ours, too old, or for what has passed. */
  gone: Page;
};

/** The links in the mails of a module. */
export type MailLinks = Readonly<Partial<Record<LinkPurpose, () => Promise<MailLink>>>>;

export const DASHBOARD = { label: 'Go to your dashboard', path: SITE_PATHS.dashboard };
export const GONE = 'This link does not work any more';
export const INCOMPLETE = 'If you copied it, check that you copied all of it.';
