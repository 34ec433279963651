import type { Needs } from '../../../context.ts';
import type { OwnSession } from '../../../contract/sign-in.ts';
import { SECOND_MS } from '../../../foundation/durations.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { nameOf, secondIn } from '../../../http/session-validity.ts';
import { readNameless } from '../../server-access/handoff-identities.ts';

/** Where a person is signed in, the newest first. */
export async function handle(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  { user }: UserCall<'GET /sessions'>,
): Promise<Reply<{ sessions: OwnSession[] }>> {
  const nameless = await readNameless(ctx, await user.readAccount());
  return { body: { sessions: [...ownSessions(user), ...asSession(nameless)] } };
}

function ownSessions(caller: Caller): OwnSession[] {
  return Object.entries(caller.gate.sessions)
    .toSorted(([one], [other]) => secondIn(other) - secondIn(one))
    .map(([id, { device, how, seenAt }]) => ({
      id,
      device,
      how,
      since: new Date(secondIn(id) * SECOND_MS).toISOString(),
      lastSeenAt: seenAt,
      isThis: id === nameOf(caller),
    }));
}

/** It ends with all others, and not alone: the next token without an address would bring it back. */
function asSession(nameless: Awaited<ReturnType<typeof readNameless>>): OwnSession[] {
  if (nameless === null) return [];
  const { since, lastAt } = nameless;
  const words = { id: 'no-address', device: 'A sign-in without an address', how: 'token' } as const;
  return [{ ...words, since, lastSeenAt: lastAt, isThis: false }];
}
