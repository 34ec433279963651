import type { UserRecord } from 'firebase-admin/auth';
import type { AccountExport, Invoice, SecurityEvent, Server } from '../../contract/api.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { toIsoTime } from './account-times.ts';
import type { ProfileStore } from './profile-store.ts';

/** Where what is kept about a person comes from. */
type Sources = {
  profiles: Pick<ProfileStore, 'read' | 'readConsents'>;
  readAccount: (uid: string) => Promise<UserRecord>;
  listServers: (uid: string) => Promise<Server[]>;
  listEvents: (uid: string) => Promise<SecurityEvent[]>;
  readSubscription: (uid: string) => Promise<Subscription>;
  listInvoices: (uid: string) => Promise<Invoice[]>;
  listMessages: (verifiedEmail: string) => Promise<Record<string, unknown>[]>;
  isSubscriber: (verifiedEmail: string) => Promise<boolean>;
};

/**
 * Everything that is kept about a person, or an error: a part of it would pass for the whole.
 * @param verifiedEmail null when no address is theirs for sure: what came from it may be somebody else's
 */
export async function exportAccount(
  from: Sources,
  uid: string,
  verifiedEmail: string | null,
  now: Date,
): Promise<AccountExport> {
  const [account, profile, permissions, servers, subscription, invoices, securityEvents] =
    await Promise.all([
      from.readAccount(uid),
      from.profiles.read(uid),
      from.profiles.readConsents(uid),
      from.listServers(uid),
      from.readSubscription(uid),
      from.listInvoices(uid),
      from.listEvents(uid),
    ]);
  const [messages, newsletter] =
    verifiedEmail === null
      ? [[], false]
      : await Promise.all([from.listMessages(verifiedEmail), from.isSubscriber(verifiedEmail)]);
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
    consents: permissions.consents,
    servers,
    subscription,
    invoices,
    securityEvents,
    messages: messages.map(plainFields),
    newsletter,
  };
}

function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

/** Firestore's timestamps, at any depth, to ISO 8601. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  return plainFields({ ...value });
}

/** Told by its shape: its class would load all of Firestore. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}
