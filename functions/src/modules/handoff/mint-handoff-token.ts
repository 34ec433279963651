import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readUrl } from '../../contract/read-url.ts';
import { checkTarget } from '../../contract/target-check.ts';
import { canOpen, type MachineState } from '../../contract/machines.ts';
import type { Config } from '../../config/config.ts';
import { begin } from '../../foundation/begin.ts';
import { ApiError } from '../../foundation/errors.ts';
import { requireRecentLogin } from '../../http/require-recent-login.ts';
import type { Caller } from '../../http/require-user.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { Mirror } from '../billing/stripe/mirror.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { ServerStore } from '../servers/server-store.ts';
import { badOrigin, isMachineName, notYourMachine, targetRules } from '../servers/target-rules.ts';
import type { HandoffIdentities, IdentityTarget } from './handoff-identities.ts';
import type { ReadOwner } from './read-owner.ts';

type Parts = {
  config: Config;
  servers: ServerStore;
  machines: Pick<MachineStore, 'read' | 'holderOf'>;
  identities: HandoffIdentities;
  readOwner: ReadOwner;
  readMirror: (uid: string) => Promise<Mirror | null>;
  auth: () => Promise<Auth>;
  record: RecordEvent;
  now: () => Date;
};

/** Signs a person in to their own server: which servers may receive a token, and the token itself. */
export function createMintHandoffToken(parts: Parts) {
  const { config, servers, machines, identities, readOwner, readMirror, auth, record, now } = parts;

  /**
   * Decides about an address, for a person who asks. It only reads, so it may run before they are admitted.
   * @param redirect every value of the `redirect` parameter; without any, the token names no server
   * @throws {ApiError} `bad_origin` for a malformed address, `server_not_trusted` for one that no customer can agree to,
   * `machine_not_ready`
   */
  async function readAhead(uid: string, redirect: readonly string[]): Promise<MintInput> {
    const mirror = begin(() => readMirror(uid));
    const found = redirect.length === 0 ? NOWHERE : await findTarget(uid, redirect);
    if (found === null) return { target: null, decisive: [], mirror };
    const [decisive] = await Promise.all([
      identities.read(uid, found.target),
      found.machine === null ? null : requireOpen(uid, found.machine),
    ]);
    return { target: found.target, decisive, mirror };
  }

  /**
   * Mints a custom token for an identity of its own (decision 8), which can be used for an hour.
   * @returns null for an address that the person has not agreed to
   * @throws {ApiError} `recent_login_required` without an address: no screen has shown the person where it leads
   */
  async function mint(
    caller: Caller,
    { target, decisive, mirror }: MintInput,
  ): Promise<string | null> {
    if (target === null) return null;
    if (target.origin === null) requireRecentLogin(caller, now());
    const { uid } = caller;
    // As it was when the caller was let in: if their sessions end from now on, this token has ended with them.
    const account = await caller.readAccount();
    // Both are under way together; the token is kept back until the identity is recorded.
    const signed = begin(async () => {
      const owner = await readOwner(uid, { account, mirror });
      if (owner === null) return null;
      const claims = { handoff: true, owner: uid, ...target, ...owner.facts };
      return (await auth()).createCustomToken(identities.uidOf(account, target), claims);
    });
    // The account or the server has gone since the caller was let in.
    if (!(await identities.enter(account, target, decisive))) return null;
    const token = await signed;
    if (token !== null) {
      await Promise.all([
        target.server === null ? null : servers.noteHandoff(target.server, now()),
        record(uid, 'server_opened', target.origin ?? 'No address given', decisive),
      ]);
    }
    return token;
  }

  async function requireOpen(uid: string, id: string): Promise<void> {
    const machine = await machines.read(uid, id);
    // Its entry in the list went with it a moment ago.
    if (machine === null) throw notTrusted();
    if (!canOpen(machine)) throw new ApiError('machine_not_ready', CLOSED_WORDS[machine.state]);
  }

  async function findTarget(uid: string, redirect: readonly string[]): Promise<FoundTarget | null> {
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
    const machine = server?.kind === 'hosted' ? server.id : null;
    // The address may have been trusted before another person's machine got it.
    const isOurs = holder !== null || isMachineName(config, checked.url);
    if (isOurs && machine === null) throw notYourMachine('server_not_trusted');
    if (checked.verdict === 'unknown') return null;
    return { target: { origin, server: server?.id ?? null }, machine };
  }

  return { readAhead, mint };
}

type MintInput = {
  /** Null for an address that the person has not agreed to. */
  target: IdentityTarget | null;
  /** What decides whether there may be an identity for it. */
  decisive: readonly DocumentSnapshot[];
  /** The person's plan. */
  mirror: Promise<Mirror | null>;
};

/** `machine` is our machine that is there. */
type FoundTarget = { target: IdentityTarget; machine: string | null };

/** Only what to read: whether the address is a target at all is for `checkTarget` to say. */
function originOf([redirect]: readonly string[]): string | null {
  return readUrl(redirect ?? '')?.origin ?? null;
}

export type MintHandoffToken = ReturnType<typeof createMintHandoffToken>;

const CLOSED_WORDS: Readonly<Record<MachineState, string>> = {
  ordered: 'This server is still being set up. You can open it as soon as it is ready.',
  preparing: 'This server is still being set up. You can open it as soon as it is ready.',
  ready: 'This server is not ready yet.',
  unreachable: 'This server is not answering right now.',
  asleep: 'This server is asleep. Its page says why, and what wakes it.',
  failed: 'This server has failed. Its page says what happens next.',
  ending: 'This server is asleep until its data is erased. Its page says when that is.',
  erased: 'This server has been erased.',
};

const NOWHERE: FoundTarget = { target: { server: null, origin: null }, machine: null };

export function notTrusted(): ApiError {
  return new ApiError(
    'server_not_trusted',
    'This server is not in your list. Add it to your servers first.',
  );
}
