import jwt from 'jsonwebtoken';
import type { HandoffSession } from '../../functions/src/contract/handoff.ts';
import type { Place } from './place.ts';

/** What the account says about a session: whose it is, or why it is over, or nothing at the moment. */
export type Answer =
  | { kind: 'person'; person: HandoffSession }
  | { kind: 'ended'; why: string }
  | { kind: 'silent'; why: string };

/**
 * A machine that we host admits the people of the account that it was ordered for; a customer's own server admits anyone who
 * consented to its address.
 */
export async function admit(place: Place, idToken: string, siteOrigin: string): Promise<Answer> {
  if (place.kind === 'closed') return { kind: 'silent', why: place.why };
  const { origin, name, owner } = place;
  const answer = await whoIs(idToken, origin, siteOrigin);
  if (answer.kind !== 'person' || owner === null || answer.person.account === owner) return answer;
  return { kind: 'ended', why: `Only its owner, and people whom they invite, can open ${name}.` };
}

/**
 * Does what docs/for-server-makers.md asks of a server. The emulator's tokens are unsigned, so checking the signature is left
 * to the account's API, which knows that it runs beside an emulator; a real server checks it first.
 */
async function whoIs(idToken: string, origin: string, siteOrigin: string): Promise<Answer> {
  const claims = jwt.decode(idToken, { json: true });
  const isHandoff =
    claims?.sub?.startsWith('server:') === true &&
    claims['firebase']?.sign_in_provider === 'custom';
  if (!isHandoff || claims['origin'] !== origin) {
    return { kind: 'ended', why: 'This sign-in is for another server.' };
  }
  let answer: Response;
  try {
    answer = await fetch(`${siteOrigin}/api/handoff-session`, {
      headers: { Authorization: `Bearer ${idToken}` },
    });
  } catch {
    return { kind: 'silent', why: 'Your Alcove account is unreachable.' };
  }
  if (answer.status === 401 || answer.status === 403) {
    return { kind: 'ended', why: 'Your Alcove account has ended this session.' };
  }
  if (!answer.ok) return { kind: 'silent', why: `The account answered ${answer.status}.` };
  const person: HandoffSession = await answer.json();
  return { kind: 'person', person };
}
