import type { NewServer, Server } from '../../contract/api.ts';
import { SERVERS_WITHOUT_PLAN } from '../../contract/plans.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { readOwnServer } from '../../contract/own-server.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { isMachineName } from '../machines/record/host-names.ts';
import { capacityOf } from './server-capacity.ts';
import type { ServerStore } from './server-store.ts';
import { notYourMachine, targetRules } from './target-rules.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  /** The person's subscription, which decides how many servers they may have. */
  readSubscription: (uid: string) => Promise<Subscription>;
  record: RecordEvent;
  now: () => Date;
};

/**
 * Registers a server under its exact origin.
 * @throws {ApiError} `bad_origin`, `server_exists`, `server_limit`
 */
export function createAddServer({ config, servers, readSubscription, record, now }: Parts) {
  return async (uid: string, { name, origin }: NewServer): Promise<Server> => {
    const read = readOwnServer(origin, targetRules(config, []));
    if (read.verdict === 'refused') throw new ApiError('bad_origin', read.problem);
    const isHosted = isMachineName(config, new URL(read.origin));
    const wanted = { name, origin: read.origin, isHosted };
    const first = await servers.add(uid, wanted, SERVERS_WITHOUT_PLAN, now());
    // The subscription is read only for those who want more servers than everyone may have.
    const outcome =
      'refused' in first && first.refused === 'no_capacity' && config.billing !== null
        ? await servers.add(
            uid,
            wanted,
            capacityOf(await readSubscription(uid), config.billing.prices),
            now(),
          )
        : first;
    if ('added' in outcome) {
      await record(uid, 'server_added', wanted.origin);
      return outcome.added;
    }
    throw REFUSALS[outcome.refused]();
  };
}

const REFUSALS = {
  exists: () => new ApiError('server_exists', 'You have already added this server.'),
  hosted_address: () => notYourMachine('bad_origin'),
  no_capacity: () => new ApiError('server_limit', 'Every place in your plan is taken.'),
} as const;

export type AddServer = ReturnType<typeof createAddServer>;
