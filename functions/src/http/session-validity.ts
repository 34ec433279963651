import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { BROWSER_ID, PROOF_MINUTES } from '../contract/sign-in.ts';
import { MINUTE_MS, OWN_TOKEN_SECONDS, SECOND_MS } from '../foundation/durations.ts';
import { DOCUMENTS } from './documents.ts';

/** How a person signs in and which of their sessions count: `sessionGates/{uid}`. `firestore.rules` asks the same of sessions. */
export type SessionGate = z.infer<typeof DOCUMENTS.sessionGates.fields>;

/** Of someone of whom nothing is noted yet. */
export const OPEN_GATE: SessionGate = DOCUMENTS.sessionGates.fields.parse({});

/** What a call says of its session. Times are in seconds since 1970. */
export type SessionFacts = SessionName & {
  /** Tells our custom token that opened it from all others; null if none did, or before tokens had ids. */
  tokenId: string | null;
  /** When we signed the custom token that opened it; null if none did. */
  mintedAt: number | null;
  /** In the identity service's words: `password`, or `custom`. */
  signedInBy: string;
};

/** By what two sessions are told apart: someone else may sign in to an account in the same second. */
type SessionName = {
  /** `auth_time`: when it began. */
  session: number;
  /** As `hashBrowser` says: the token does not know it, the call does. */
  browser: string | null;
};

export function nameOf({ session, browser }: SessionName): string {
  return browser === null ? String(session) : `${session}-${browser}`;
}

/** When a session began, or our custom token was signed, in seconds. */
export function secondIn(name: string): number {
  return Number.parseInt(name, 10);
}

/** What is kept of a browser's id, another for each person; null where none was sent. */
export function hashBrowser(uid: string, id: string | undefined): string | null {
  if (id === undefined || !BROWSER_ID.test(id)) return null;
  return createHash('sha256')
    .update(JSON.stringify([uid, id]))
    .digest('hex')
    .slice(0, 32);
}

/** A token may be used with as many ids as someone makes up: each would be listed, and told of by mail. */
const MOST_OF_A_SECOND = 5;

/** The browser of a call, or null where so many others came with a token of that second that it is not told apart any more. */
export function browserIn(
  { sessions, endedSessions }: SessionGate,
  { session, browser }: SessionName,
): string | null {
  const known = [...Object.keys(sessions), ...endedSessions];
  const ofSecond = known.filter((name) => secondIn(name) === session);
  const isKnown = ofSecond.includes(nameOf({ session, browser }));
  return isKnown || ofSecond.length < MOST_OF_A_SECOND ? browser : null;
}

export function gateDoc(db: Firestore, uid: string): DocumentReference {
  return db.collection('sessionGates').doc(uid);
}

export function gateIn(snapshot: DocumentSnapshot): SessionGate {
  return withNames(DOCUMENTS.sessionGates.fields.parse(snapshot.data() ?? {}));
}

/** Documents from before sessions had names have one of each second: what was kept of it is kept for its browser. */
function withNames(gate: SessionGate): SessionGate {
  const named = Object.entries(gate.sessions).map(
    ([id, seen]) => [nameOf({ session: secondIn(id), browser: seen.browser }), seen] as const,
  );
  const isNamed = (second: number) => gate.keptSessions.some((name) => secondIn(name) === second);
  const unnamed = gate.kept.filter((second) => !isNamed(second));
  const kept = named.map(([name]) => name).filter((name) => unnamed.includes(secondIn(name)));
  return {
    ...gate,
    sessions: Object.fromEntries(named),
    keptSessions: [...gate.keptSessions, ...kept],
  };
}

/**
 * Whether a person's session counts. A custom token lives for a minute: a session that one opened later than that, or before
 * the person ended their sessions, was opened by someone who kept it.
 */
export function admits(gate: SessionGate, facts: SessionFacts): boolean {
  const { session, mintedAt, signedInBy } = facts;
  if (gate.closed !== null || hasEnded(gate, facts)) return false;
  const isKept = gate.keptSessions.includes(nameOf(facts));
  if (session < gate.validAfter && !isKept) return false;
  if (signedInBy !== 'custom') return true;
  if (mintedAt === null || Math.abs(session - mintedAt) > OWN_TOKEN_SECONDS) return false;
  return mintedAt >= gate.validAfter || isKept;
}

function hasEnded(
  { ended, endedSessions, endedTokens }: SessionGate,
  facts: Pick<SessionFacts, 'session' | 'browser' | 'tokenId'>,
): boolean {
  if (endedSessions.includes(nameOf(facts))) return true;
  if (facts.tokenId !== null && endedTokens.includes(facts.tokenId)) return true;
  // Noted before sessions had names: all of that second.
  const isNamed = endedSessions.some((name) => secondIn(name) === facts.session);
  return ended.includes(facts.session) && !isNamed;
}

/**
 * Whether this session has shown a passkey or a code within the last minutes. Opened with a passkey, it has. A call that names no
 * browser could come from anyone who signed in within the same second.
 */
export function hasProof(
  gate: SessionGate,
  { session, browser, signedInBy }: SessionName & Pick<SessionFacts, 'signedInBy'>,
  now: Date,
): boolean {
  const since = now.getTime() - PROOF_MINUTES * MINUTE_MS;
  if (signedInBy === 'custom' && session * SECOND_MS >= since) return true;
  return gate.proofs.some(
    (proof) =>
      browser !== null &&
      proof.browser === browser &&
      proof.session === session &&
      Date.parse(proof.at) >= since,
  );
}

/** Whether a passkey is asked for before a server opens. */
export function isPasskeyRequired({ isPasskeyRequired: isOn, removal }: SessionGate, now: Date) {
  return isOn && !(removal !== null && Date.parse(removal.at) <= now.getTime());
}
