import type { Auth } from 'firebase-admin/auth';
import type { AccountExport, KeptMail } from '../../contract/api.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { AccountBilling } from '../billing/account-billing.ts';
import type { HandoffIdentities } from '../handoff/handoff-identities.ts';
import { toMachine } from '../machines/machine-record.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { MessageStore } from '../messages/message-store.ts';
import type { ServerStore } from '../servers/server-store.ts';
import { toIsoTime } from './account-times.ts';
import type { ProfileStore } from './profile-store.ts';

/** Where an export finds what is kept about a person. */
export type Sources = {
  auth: () => Promise<Auth>;
  profiles: Pick<ProfileStore, 'read' | 'readConsents'>;
  servers: Pick<ServerStore, 'list'>;
  machines: Pick<MachineStore, 'list'>;
  identities: Pick<HandoffIdentities, 'list'>;
  audit: Pick<AuditLog, 'list'>;
  billing: Pick<AccountBilling, 'readRecords'>;
  messages: Pick<MessageStore, 'listOf' | 'readSubscriber'>;
  mails: (uid: string) => Promise<KeptMail[]>;
  machineOrders: (uid: string) => Promise<Record<string, unknown>[]>;
};

/**
 * Everything that is kept about a person, or an error: part of it would pass for the whole.
 * @param verifiedEmail null if no address is proved to be theirs: what was sent from it may be somebody else's
 */
export async function exportAccount(
  from: Sources,
  uid: string,
  verifiedEmail: string | null,
  now: Date,
): Promise<AccountExport> {
  const auth = await from.auth();
  const [
    account,
    profile,
    { consents },
    servers,
    machines,
    serverIdentities,
    { subscription, invoices },
    securityEvents,
    mails,
    machineOrders,
  ] = await Promise.all([
    auth.getUser(uid),
    from.profiles.read(uid),
    from.profiles.readConsents(uid),
    from.servers.list(uid),
    from.machines.list(uid),
    from.identities.list(uid),
    from.billing.readRecords(uid),
    from.audit.list(uid),
    from.mails(uid),
    from.machineOrders(uid),
  ]);
  const [messages, newsletter] =
    verifiedEmail === null
      ? [[], null]
      : await Promise.all([
          from.messages.listOf(verifiedEmail),
          from.messages.readSubscriber(verifiedEmail),
        ]);
  return {
    exportedAt: now.toISOString(),
    account: {
      uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      createdAt: toIsoTime(account.metadata.creationTime),
      lastSignInAt: toIsoTime(account.metadata.lastSignInTime),
    },
    profile: plainFields(profile),
    consents,
    servers,
    machines: machines.map(toMachine),
    serverIdentities,
    subscription,
    invoices,
    securityEvents,
    messages: messages.map(plainFields),
    newsletter: newsletter && plainFields(newsletter),
    mails,
    machineOrders,
  };
}

function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

/** Turns Firestore's timestamps, at any depth, into ISO 8601. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  return plainFields({ ...value });
}

/** Recognised by its shape: its class would load all of Firestore. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}
