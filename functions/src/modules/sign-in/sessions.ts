import { createHash } from 'node:crypto';
import type { SessionFacts, SessionGate } from '../../consistency/session-gate.ts';
import { BROWSER_ID, type OwnSession } from '../../contract/sign-in.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../foundation/durations.ts';

/** In seconds since 1970, as in tokens; 0 for what has not happened. */
export function secondOf(moment: string | null | undefined): number {
  return moment ? Math.floor(Date.parse(moment) / SECOND_MS) : 0;
}

/** Ends all sessions that began before a second, but for some. An ended one is forgotten an hour after that. */
export function endSessionsBefore(
  gate: SessionGate,
  second: number,
  { kept = [], now }: { kept?: readonly number[]; now: Date },
): SessionGate {
  const validAfter = Math.max(gate.validAfter, second);
  const counts = (session: number) => session >= validAfter || kept.includes(session);
  return {
    ...gate,
    validAfter,
    kept: kept.filter((session) => session < validAfter && !gate.ended.includes(session)),
    ended: gate.ended.filter(
      (session) => session >= validAfter || now.getTime() < validAfter * SECOND_MS + HOUR_MS,
    ),
    sessions: Object.fromEntries(
      Object.entries(gate.sessions).filter(([session]) => counts(Number(session))),
    ),
    proofs: gate.proofs.filter(({ session }) => counts(session)),
  };
}

/** What a call tells of its session. */
export type SeenSession = {
  session: number;
  how: OwnSession['how'];
  /** As `hashBrowser` says. */
  browser: string | null;
  /** In words. */
  device: string;
};

export function seenIn(
  { uid, session, signedInBy }: Pick<SessionFacts, 'session' | 'signedInBy'> & { uid: string },
  browserId: string | undefined,
  device: string,
): SeenSession {
  const how = signedInBy === 'custom' ? 'passkey' : 'password';
  return { session, how, browser: hashBrowser(uid, browserId), device };
}

/** What is kept of a browser's id, another for each person; null where none was sent. */
export function hashBrowser(uid: string, id: string | undefined): string | null {
  if (id === undefined || !BROWSER_ID.test(id)) return null;
  return createHash('sha256')
    .update(JSON.stringify([uid, id]))
    .digest('hex')
    .slice(0, 32);
}

type Seen = { gate: SessionGate; event: 'signed_in' | 'new_browser' | null };

/** Notes a call of a session that counts; null if it tells nothing new. */
export function noteSession(gate: SessionGate, seen: SeenSession, at: Date): Seen | null {
  const { session, how, browser, device } = seen;
  const known = gate.sessions[session];
  const seenAt = at.toISOString();
  if (known !== undefined) {
    const isOld = at.getTime() - Date.parse(known.seenAt) > HOUR_MS;
    const isLearnt = known.browser === null && browser !== null;
    if (!isOld && !isLearnt) return null;
    const now = isOld ? seenAt : known.seenAt;
    const entry = { ...known, browser: known.browser ?? browser, seenAt: now };
    return { gate: withSession(gate, session, entry, at), event: null };
  }
  // Who types their password again has a new session; what was on its way came from the one before.
  if (Object.entries(gate.sessions).some((one) => isOf(browser, one) && Number(one[0]) > session)) {
    return null;
  }
  const isFirst = [gate.sessions, gate.browsers].every((all) => Object.keys(all).length === 0);
  const isKnown = browser !== null && gate.browsers[browser] !== undefined;
  const event = isFirst || isKnown ? 'signed_in' : 'new_browser';
  return { gate: withSession(gate, session, { browser, device, how, seenAt }, at), event };
}

type Entry = SessionGate['sessions'][string];

function isOf(browser: string | null, [, entry]: [string, Entry]): boolean {
  return browser !== null && entry.browser === browser;
}

/** With what there is too much of taken out, and with no other session of the same browser: it has but one. */
function withSession(gate: SessionGate, session: number, entry: Entry, at: Date): SessionGate {
  const { validAfter, kept, proofs } = gate;
  const others = Object.entries(gate.sessions).filter(
    ([id, other]) =>
      Number(id) !== session &&
      !isOf(entry.browser, [id, other]) &&
      (Number(id) >= validAfter || kept.includes(Number(id))) &&
      at.getTime() - Date.parse(other.seenAt) <= UNSEEN_MS,
  );
  const latest = others.toSorted(([, one], [, other]) => order(other.seenAt, one.seenAt));
  const sessions = Object.fromEntries([
    ...latest.slice(0, MOST_SESSIONS - 1),
    [session, entry] as const,
  ]);
  return {
    ...gate,
    sessions,
    browsers: withBrowser(gate.browsers, entry.browser, at),
    proofs: proofs.filter((proof) => String(proof.session) in sessions),
  };
}

function withBrowser(browsers: SessionGate['browsers'], browser: string | null, at: Date) {
  if (browser === null) return browsers;
  const others = Object.entries(browsers).filter(([hash]) => hash !== browser);
  const latest = others.toSorted(([, one], [, other]) => order(other, one));
  const all = [[browser, at.toISOString()] as const, ...latest.slice(0, MOST_BROWSERS - 1)];
  return Object.fromEntries(all);
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const MOST_SESSIONS = 50;
const MOST_BROWSERS = 30;
const UNSEEN_MS = 60 * DAY_MS;

/** Where the person is signed in, the newest first. */
export function listSessions({ sessions }: SessionGate, own: number): OwnSession[] {
  return Object.entries(sessions)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([id, { device, how, seenAt }]) => ({
      id,
      device,
      how,
      since: new Date(Number(id) * SECOND_MS).toISOString(),
      lastSeenAt: seenAt,
      isThis: Number(id) === own,
    }));
}

/** Refuses one session from now on; null if there is none such. */
export function endSession(
  gate: SessionGate,
  id: string,
): { gate: SessionGate; ended: Entry } | null {
  const { [id]: ended, ...sessions } = gate.sessions;
  if (ended === undefined || !Object.hasOwn(gate.sessions, id)) return null;
  const session = Number(id);
  const isOther = (one: number) => one !== session;
  return {
    ended,
    gate: {
      ...gate,
      sessions,
      ended: [...gate.ended, session],
      kept: gate.kept.filter(isOther),
      proofs: gate.proofs.filter((proof) => isOther(proof.session)),
    },
  };
}
