import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { NewServer, Server } from '../../contract/api.ts';
import { SERVERS_WITHOUT_PLAN } from '../../contract/plans.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { readOwnServer } from '../../contract/own-server.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { recordEvent } from '../audit/audit-log.ts';
import { isMachineAddress, placesTaken } from '../machines/places.ts';
import { isMachineName } from '../machines/record/host-names.ts';
import { serversOf, writeOwnServer } from '../server-access/server-entries.ts';
import { capacityOf } from './server-capacity.ts';
import { notYourMachine, targetRules } from '../server-access/target-rules.ts';

/**
 * Registers a server under its exact origin.
 * @param readSubscription decides how many servers the person may have
 * @throws {ApiError} `bad_origin`, `server_exists`, `server_limit`
 */
export async function addServer(
  ctx: Needs<'config' | 'auth' | 'db' | 'clock' | 'log'>,
  readSubscription: (uid: string) => Promise<Subscription>,
  uid: string,
  { name, origin }: NewServer,
): Promise<Server> {
  const { config } = ctx;
  const read = readOwnServer(origin, targetRules(config, []));
  if (read.verdict === 'refused') throw new ApiError('bad_origin', read.problem);
  const isHosted = isMachineName(config, new URL(read.origin));
  const wanted = { name, origin: read.origin, isHosted };
  const db = await ctx.db();
  const first = await add(db, uid, wanted, SERVERS_WITHOUT_PLAN, ctx.clock());
  // The subscription is read only for those who want more servers than everyone may have.
  const outcome =
    'refused' in first && first.refused === 'no_capacity' && config.billing !== null
      ? await add(
          db,
          uid,
          wanted,
          capacityOf(await readSubscription(uid), config.billing.prices),
          ctx.clock(),
        )
      : first;
  if ('added' in outcome) {
    await recordEvent(ctx, uid, 'server_added', wanted.origin);
    return outcome.added;
  }
  throw REFUSALS[outcome.refused]();
}

type Added = { added: Server } | { refused: keyof typeof REFUSALS };

/**
 * Adds a server that is not one of our machines. The transaction checks the capacity, so that no number of concurrent calls
 * exceeds it.
 * @param wanted `isHosted`: the address is known to be one of our machines'
 * @param capacity how many own servers and machines with a place this person may have together
 * @throws {ApiError} `conflict` if the account is being deleted
 */
async function add(
  db: Firestore,
  uid: string,
  { name, origin, isHosted }: NewServer & { isHosted: boolean },
  capacity: number,
  now: Date,
): Promise<Added> {
  const write = async (transaction: Transaction): Promise<Added> => {
    // Each addition changes the profile, so that of two at once the second counts again.
    await transaction.get(db.collection('users').doc(uid));
    const [{ docs }, taken, isTaken] = await Promise.all([
      serversOf(db, uid).get(),
      placesTaken(db, uid),
      isMachineAddress(db, transaction, origin),
    ]);
    if (docs.some((doc) => doc.get('origin') === origin)) return { refused: 'exists' };
    if (isHosted || isTaken) return { refused: 'hosted_address' };
    const own = docs.filter((doc) => doc.get('kind') !== 'hosted');
    if (own.length + taken >= capacity) return { refused: 'no_capacity' };
    return { added: writeOwnServer(db, transaction, uid, { name, origin }, now) };
  };
  const done = await inOrderPerKey(`servers of ${uid}`, () =>
    transact(db, write, { unlessDeleted: uid }),
  );
  if (done === null) throw accountDeleted();
  return done;
}

const REFUSALS = {
  exists: () => new ApiError('server_exists', 'You have already added this server.'),
  hosted_address: () => notYourMachine('bad_origin'),
  no_capacity: () => new ApiError('server_limit', 'Every place in your account is taken.'),
} as const;
