import {
  browserIn,
  nameOf,
  secondIn,
  type SessionFacts,
  type SessionGate,
} from '../../../http/session-validity.ts';
import type { SignInWay } from '../../../contract/sign-in.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../foundation/durations.ts';

/**
 * Ends all sessions that began before a second, but for some. An ended one is forgotten an hour after that.
 * @param how.kept names of sessions
 */
export function endSessionsBefore(
  gate: SessionGate,
  second: number,
  { kept = [], now }: { kept?: readonly string[]; now: Date },
): SessionGate {
  const validAfter = Math.max(gate.validAfter, second);
  const counts = (name: string) => secondIn(name) >= validAfter || kept.includes(name);
  const isRemembered = (session: number) =>
    session >= validAfter || now.getTime() < validAfter * SECOND_MS + HOUR_MS;
  const keptSessions = kept.filter(
    (name) => secondIn(name) < validAfter && !gate.endedSessions.includes(name),
  );
  const isShared = (session: number) =>
    Object.keys(gate.sessions).some((name) => secondIn(name) === session && !counts(name));
  return {
    ...gate,
    validAfter,
    // The rules would keep every session of that second: then none.
    kept: keptSessions
      .map(secondIn)
      .filter((session) => !gate.ended.includes(session) && !isShared(session)),
    keptSessions,
    ended: gate.ended.filter(isRemembered),
    endedSessions: gate.endedSessions.filter((name) => isRemembered(secondIn(name))),
    endedTokens: gate.endedTokens.filter((id) => isRemembered(secondIn(id))),
    sessions: Object.fromEntries(Object.entries(gate.sessions).filter(([name]) => counts(name))),
    proofs: gate.proofs.filter((proof) => counts(nameOf(proof))),
  };
}

/** What a call tells of its session. */
export type SeenSession = Pick<SessionFacts, 'session' | 'browser' | 'tokenId'> & {
  how: SignInWay;
  /** In words. */
  device: string;
};

export function seenIn(
  { session, browser, tokenId, signedInBy }: Omit<SessionFacts, 'mintedAt'>,
  device: string,
): SeenSession {
  const how = signedInBy === 'custom' ? 'passkey' : 'password';
  return { session, browser, tokenId, how, device };
}

type Seen = { gate: SessionGate; event: 'signed_in' | 'new_browser' | null };

/** Records a call of a session that counts; null if it tells nothing new. */
export function withTrackedSession(gate: SessionGate, seen: SeenSession, at: Date): Seen | null {
  const { session, how, device, tokenId } = seen;
  // Others may have come since the call was admitted.
  const browser = browserIn(gate, seen);
  const name = nameOf({ session, browser });
  const known = gate.sessions[name];
  const seenAt = at.toISOString();
  if (known !== undefined) {
    if (at.getTime() - Date.parse(known.seenAt) <= HOUR_MS) return null;
    return { gate: withSession(gate, name, { ...known, seenAt }, at), event: null };
  }
  // Who types their password again has a new session; what was on its way came from the one before.
  const isLate = ([other, entry]: [string, Entry]) =>
    isOf(browser, entry) && secondIn(other) > session;
  if (Object.entries(gate.sessions).some(isLate)) return null;
  const isFirst = [gate.sessions, gate.browsers].every((all) => Object.keys(all).length === 0);
  const isKnown = browser !== null && gate.browsers[browser] !== undefined;
  const event = isFirst || isKnown ? 'signed_in' : 'new_browser';
  const entry = { browser, device, how, seenAt, tokenId };
  return { gate: withSession(gate, name, entry, at), event };
}

type Entry = SessionGate['sessions'][string];

function isOf(browser: string | null, entry: Entry): boolean {
  return browser !== null && entry.browser === browser;
}

/** With what there is too much of taken out, and with no other session of the same browser: it has but one. */
function withSession(gate: SessionGate, name: string, entry: Entry, at: Date): SessionGate {
  const { validAfter, keptSessions, proofs } = gate;
  const others = Object.entries(gate.sessions).filter(
    ([id, other]) =>
      id !== name &&
      !isOf(entry.browser, other) &&
      (secondIn(id) >= validAfter || keptSessions.includes(id)) &&
      at.getTime() - Date.parse(other.seenAt) <= UNSEEN_MS,
  );
  const latest = others.toSorted(([, one], [, other]) => order(other.seenAt, one.seenAt));
  const sessions = Object.fromEntries([
    ...latest.slice(0, MOST_SESSIONS - 1),
    [name, entry] as const,
  ]);
  return {
    ...gate,
    sessions,
    browsers: withBrowser(gate.browsers, entry.browser, at),
    proofs: proofs.filter((proof) => nameOf(proof) in sessions),
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
