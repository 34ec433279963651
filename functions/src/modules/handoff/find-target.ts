import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { Config } from '../../config/config.ts';
import { readUrl } from '../../contract/read-url.ts';
import { checkTarget } from '../../contract/target-check.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import { isMachineName } from '../machines/record/host-names.ts';
import type { ServerStore } from '../server-access/server-store.ts';
import { badOrigin, targetRules } from '../server-access/target-rules.ts';
import type { IdentityTarget } from '../server-access/handoff-identities.ts';
import { createFindShared, requireOpen, type Memberships } from './shared-machine.ts';

type Parts = {
  config: Config;
  servers: Pick<ServerStore, 'list'>;
  machines: Pick<MachineStore, 'find' | 'holderOf'>;
  memberships: Pick<Memberships, 'between'>;
  planNow: PlanNow;
};

/** Which servers may receive a token of whom. */
export function createFindTarget({ config, servers, machines, memberships, planNow }: Parts) {
  const findShared = createFindShared({ machines, memberships, planNow });

  /**
   * @param redirect every value of the parameter; without any, the token names no server
   * @returns null for an address that the person has not agreed to
   * @throws {ApiError} `bad_origin`, `server_not_trusted`, `suspended`, `machine_not_ready`
   */
  return async (uid: string, redirect: readonly string[]): Promise<FoundTarget | null> => {
    if (redirect.length === 0) return NOWHERE;
    const asked = originOf(redirect);
    const [own, askedHolder] = await Promise.all([
      servers.list(uid),
      asked === null ? null : machines.holderOf(asked),
    ]);
    const ownOrigins = own.map(({ origin }) => origin);
    const checked = checkTarget(redirect, targetRules(config, ownOrigins));
    if (checked.verdict === 'refused') {
      throw checked.reason === 'forbidden' ? notTrusted() : badOrigin();
    }
    const { origin } = checked.url;
    const holder = origin === asked ? askedHolder : await machines.holderOf(origin);
    const server = own.find((one) => one.origin === origin && (holder ?? one.id) === one.id);
    const ownMachine = server?.kind === 'hosted' ? server.id : null;
    // The address may have been trusted before another person's machine got it.
    const isOurs = holder !== null || isMachineName(config, checked.url);
    if (isOurs && ownMachine === null) {
      const { machine, membership } = await findShared(uid, holder);
      requireOpen(machine, membership);
      return { target: { origin, server: machine.id, membership }, ownMachine: null };
    }
    if (checked.verdict === 'unknown') return null;
    return { target: { origin, server: server?.id ?? null, membership: null }, ownMachine };
  };
}

/** `ownMachine`: the person's own machine that is there. */
type FoundTarget = { target: IdentityTarget; ownMachine: string | null };

/** Only what to read: whether the address is a target at all is for `checkTarget` to say. */
function originOf([redirect]: readonly string[]): string | null {
  return readUrl(redirect ?? '')?.origin ?? null;
}

const NOWHERE: FoundTarget = {
  target: { server: null, origin: null, membership: null },
  ownMachine: null,
};

export function notTrusted(): ApiError {
  return new ApiError(
    'server_not_trusted',
    'This server is not in your list. Add it to your servers first.',
  );
}
