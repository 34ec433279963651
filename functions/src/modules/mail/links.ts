import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

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

/** A link that is ours and still in time. */
export type GoodLink = {
  id: string;
  /** Whether it was made for this generation, which only the one who keeps the generation can tell. */
  isOf: (generation: string) => boolean;
};

/**
 * An address that its holder may act on without signing in. Nothing of it is stored: its signature follows from our key. It
 * names the generation by a hash, so that it can be checked without a look at what it is about.
 * @param site our own origin
 */
export function linkTo(
  { purpose, id, generation, until: end }: Linked,
  site: string,
  key: KeyObject,
): string {
  const until = secondsOf(end);
  const mark = markOf(generation);
  const sign = `${mark}.${signatureOf([purpose, id, mark, until], key)}`;
  const query = new URLSearchParams({ id, until, sign });
  return `${site}/api/mail/${purpose}?${query.toString()}`;
}

/** Null: it is not ours, was made for something else, or is too old. */
export function readLink(
  purpose: LinkPurpose,
  { id, until, sign }: { id: string; until: string; sign: string },
  { key, now }: { key: KeyObject; now: Date },
): GoodLink | null {
  const [mark = '', signature = ''] = sign.split('.');
  const expected = Buffer.from(signatureOf([purpose, id, mark, until], key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (until !== FOR_GOOD && now.getTime() > Number(until) * 1000) return null;
  return { id, isOf: (generation) => markOf(generation) === mark };
}

const FOR_GOOD = '0';

function secondsOf(until: Date | null): string {
  return until === null ? FOR_GOOD : String(Math.floor(until.getTime() / 1000));
}

function markOf(generation: string): string {
  return createHash('sha256').update(generation).digest('base64url').slice(0, 16);
}

function signatureOf(signed: readonly string[], key: KeyObject): string {
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('base64url');
}
