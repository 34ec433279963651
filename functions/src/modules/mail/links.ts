import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** What a link in a mail is for. One for something else, or for someone else, means nothing. */
export const LINK_PURPOSES = [
  'newsletter-confirm',
  'newsletter-leave',
  'news-leave',
  'address-confirm',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

type Linked = {
  purpose: LinkPurpose;
  /** What it is about, such as a person or a subscription. */
  id: string;
  /** Changes when links that are out are to mean nothing any more. */
  generation: string;
  /** Until when it can be used; null: for good. */
  until: Date | null;
};

/**
 * An address that its holder may act on without signing in. Nothing of it is stored: its signature follows from our key.
 * @param site our own origin
 */
export function linkTo(linked: Linked, site: string, key: KeyObject): string {
  const { purpose, id } = linked;
  const until = secondsOf(linked.until);
  const query = new URLSearchParams({ id, until, sign: signatureOf(linked, until, key) });
  return `${site}/api/mail/${purpose}?${query.toString()}`;
}

/** Whether a link is ours, for just this, and still good. */
export function isLinkGood(
  linked: Omit<Linked, 'until'>,
  { until, sign }: { until: string; sign: string },
  { key, now }: { key: KeyObject; now: Date },
): boolean {
  if (!/^\d{1,12}$/.test(until)) return false;
  const isOver = until !== FOR_GOOD && now.getTime() > Number(until) * 1000;
  const expected = Buffer.from(signatureOf(linked, until, key));
  const given = Buffer.from(sign);
  return !isOver && given.length === expected.length && timingSafeEqual(given, expected);
}

const FOR_GOOD = '0';

function secondsOf(until: Date | null): string {
  return until === null ? FOR_GOOD : String(Math.floor(until.getTime() / 1000));
}

function signatureOf(
  { purpose, id, generation }: Omit<Linked, 'until'>,
  until: string,
  key: KeyObject,
): string {
  const signed = JSON.stringify([purpose, id, generation, until]);
  return createHmac('sha256', key).update(signed).digest('base64url');
}
