import type { Auth } from 'firebase-admin/auth';
import { PLANS, SERVERS_WITHOUT_PLAN } from '../../contract/plans.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { checkTarget, type TargetRules } from '../../contract/target-check.ts';
import type { Config, PlanPrice } from '../../config/config.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { NewServer, Server } from '../../contract/api.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { ServerStore } from '../servers/server-store.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  auth: () => Promise<Auth>;
  /** How the person's subscription stands: it decides how many servers they may have. */
  readSubscription: (uid: string) => Promise<Subscription>;
  record: RecordEvent;
  now: () => Date;
};

/** Signing a person in to their own server: which servers may be signed in to, and the token that does it. */
export function createHandoffService({
  config,
  servers,
  auth,
  readSubscription,
  record,
  now,
}: Parts) {
  const rules = (ownServers: readonly string[]): TargetRules => ({
    firstParty: config.firstPartyTargets,
    ownServers,
    forbidden: config.forbiddenTargets,
    allowLocalhost: config.isDevelopment,
  });

  /**
   * Mints a custom token: a full key to the account for an hour. Sessions opened with it carry `handoff` and may only
   * read.
   * @param redirect every value of the `redirect` parameter; none mints a token that names no server
   * @throws {ApiError} `bad_origin` for a malformed address, `server_not_trusted` for one that the person has not agreed to
   */
  async function mintToken(uid: string, redirect: readonly string[]): Promise<string> {
    const target = redirect.length === 0 ? null : await trustedTarget(uid, redirect);
    const claims = { handoff: true, ...(target === null ? {} : { origin: target.origin }) };
    const token = await (await auth()).createCustomToken(uid, claims);
    if (target?.server !== undefined) {
      await Promise.all([
        servers.noteHandoff(uid, target.server.id, now()),
        record(uid, 'server_opened', target.origin),
      ]);
    }
    return token;
  }

  async function trustedTarget(
    uid: string,
    redirect: readonly string[],
  ): Promise<{ origin: string; server: Server | undefined }> {
    const own = await servers.list(uid);
    const checked = checkTarget(redirect, rules(own.map(({ origin }) => origin)));
    switch (checked.verdict) {
      case 'trusted': {
        const { origin } = checked.url;
        return { origin, server: own.find((server) => server.origin === origin) };
      }
      case 'unknown':
        throw notTrusted();
      case 'refused':
        throw checked.reason === 'forbidden' ? notTrusted() : badOrigin();
    }
  }

  /**
   * Registers a server under its exact origin.
   * @throws {ApiError} `bad_origin`, `server_exists`, `server_limit`
   */
  async function addServer(uid: string, { name, origin }: NewServer): Promise<Server> {
    const checked = checkTarget([origin], rules([]));
    if (checked.verdict === 'refused' || checked.url.href !== `${checked.url.origin}/`) {
      throw badOrigin();
    }
    const wanted = { name, origin: checked.url.origin };
    const first = await servers.add(uid, wanted, SERVERS_WITHOUT_PLAN, now());
    // Only who wants more than everybody has is asked for a plan.
    const outcome =
      'refused' in first && first.refused === 'no_room' && config.billing !== null
        ? await servers.add(uid, wanted, await roomOf(uid), now())
        : first;
    if ('added' in outcome) {
      await record(uid, 'server_added', wanted.origin);
      return outcome.added;
    }
    throw outcome.refused === 'exists'
      ? new ApiError('server_exists', 'This server is among yours already.')
      : new ApiError('server_limit', 'Your plan has no room for another server.');
  }

  async function roomOf(uid: string): Promise<number> {
    return serversOf(await readSubscription(uid), config.billing?.prices ?? []);
  }

  return { mintToken, addServer };
}

/**
 * How many servers a subscription gives room for. Servers that exist stay when a plan ends or is paused; only adding
 * is refused.
 */
export function serversOf({ status, planId }: Subscription, prices: readonly PlanPrice[]): number {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due': {
      const slug = prices.find(({ priceId }) => priceId === planId)?.slug;
      return PLANS.find((plan) => plan.slug === slug)?.servers ?? SERVERS_WITHOUT_PLAN;
    }
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return SERVERS_WITHOUT_PLAN;
  }
}

function badOrigin(): ApiError {
  return new ApiError(
    'bad_origin',
    'That is not an address of a server: it must be https, a host, and nothing after it.',
  );
}

function notTrusted(): ApiError {
  return new ApiError(
    'server_not_trusted',
    'This server is not among yours. Add it to your servers first.',
  );
}
