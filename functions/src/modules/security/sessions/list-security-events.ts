import { createReadAddress } from '../../../adapters/read-address.ts';
import type { Needs } from '../../../context.ts';
import { SECURITY_EVENT_ID } from '../../../contract/api.ts';
import type { AnswerOf } from '../../../contract/endpoints.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { toIsoTime } from '../../../foundation/iso-time.ts';
import type { Call, Reply, UserCall } from '../../../http/route.ts';
import { createAuditLog } from '../../audit/audit-log.ts';

type Key = 'GET /security';
type Reading = Needs<'auth' | 'db' | 'clock' | 'log'>;
type Page = Pick<AnswerOf<Key>, 'events' | 'hasMore'>;

const EVENTS_SHOWN = 50;

/** What has happened to an account, newest first. */
export async function preload(ctx: Reading, uid: string, { query }: Call<Key>): Promise<Page> {
  const readAddress = createReadAddress(ctx.auth, ctx.log);
  const audit = createAuditLog({ ...ctx, readAddress, now: ctx.clock });
  return audit.page(uid, EVENTS_SHOWN, readCursor(query('startingAfter')));
}

export async function handle(
  ctx: Reading,
  call: UserCall<Key> & { preloaded: Promise<Page>; noted: Promise<boolean> },
): Promise<Reply<AnswerOf<Key>>> {
  const { user, preloaded, noted } = call;
  // The first call of a session lists that sign-in.
  const page = (await noted) ? await preload(ctx, user.uid, call) : await preloaded;
  const { metadata } = await user.readAccount();
  return {
    body: {
      createdAt: toIsoTime(metadata.creationTime),
      lastSignInAt: toIsoTime(metadata.lastSignInTime),
      ...page,
    },
  };
}

/** If it is sent twice, the last one counts. */
function readCursor(values: readonly string[]): string | null {
  const id = values.at(-1) ?? null;
  if (id === null || SECURITY_EVENT_ID.test(id)) return id;
  throw new ApiError('invalid_input', 'This page of events is unknown. Reload the list.');
}
