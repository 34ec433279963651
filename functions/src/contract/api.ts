import type { BillingDetails } from './billing-details.ts';
import type { Machine } from './machines.ts';
import type { Subscription } from './subscription.ts';

/** One of a person's own AI servers: an origin that they allow to sign them in. */
export type Server = {
  id: string;
  /** `hosted`: one of our machines, which is trusted from the start. `own`: anywhere, added by its owner. */
  kind: 'hosted' | 'own';
  name: string;
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  /** ISO 8601; null before the first hand-off. */
  lastHandoffAt: string | null;
};

export type NewServer = { name: string; origin: string };

/** How a checkout stands. Values of `status` and `paymentStatus` are Stripe's. */
export type CheckoutState = {
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: Subscription;
};

/** Where in Stripe's portal to begin; by default its front page. */
export const PORTAL_FLOWS = [
  'payment_method_update',
  'customer_update',
  'subscription_update',
  'subscription_cancel',
] as const;
export type PortalFlow = (typeof PORTAL_FLOWS)[number];

export type Invoice = {
  id: string;
  /** Absent from a draft. */
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Minor units of `currency`. */
  total: number;
  /** What is still to be paid; credit that was used is no longer in it. */
  amountDue: number;
  /** Paid back, minor units; absent if nothing was. */
  refunded?: number;
  /** The payment is disputed at the customer's bank. */
  isDisputed?: true;
  /** Part of `total`, minor units; absent where no tax is worked out. */
  tax?: number;
  /** ISO 4217, lower case. */
  currency: string;
  createdAt: string;
  nextPaymentAttempt: string | null;
  /** Stripe's page to see or pay it. */
  url: string | null;
  pdf: string | null;
};

/** What will be charged next, as Stripe previews it. */
export type NextPayment = { amount: number; currency: string; at: string };

/** What a change of plan costs, as Stripe previews it. Amounts are minor units of `currency`. */
export type PlanChangePreview = {
  planId: string;
  /** Charged at once; 0 when nothing is. */
  dueNow: number;
  /** What credit on the account pays besides; absent if nothing. */
  fromCredit?: number;
  /** Credited to later invoices; 0 if there is none. */
  credit: number;
  currency: string;
  /** The next regular payment after the change, before any credit. */
  nextAmount: number;
  nextAt: string;
  /** The machines that hold a place, oldest first. If they are more than `places`, the change has to say which stay. */
  machines: string[];
  /** How many machines and own servers the plan has places for. */
  places: number;
  /** What the disk of each machine would hold, in bytes. */
  diskBytes: number;
  /** The machines on which more is stored than that: with one of them, the change is refused. */
  tooFull: { id: string; usedBytes: number }[];
  /**
   * The people who hold a place beside the owner, in the order in which they joined. If they are more than `peoplePlaces`, the
   * change has to say who stays.
   */
  people: { id: string; name: string | null }[];
  /** How many people the plan has places for beside the owner. */
  peoplePlaces: number;
  /** The addresses of open invitations that end with the change, for want of places. */
  invitations: string[];
  /** The moment for which the amounts were calculated. Sent with the change, it guarantees exactly these amounts. */
  previewedAt: string;
};

/** The header in which every answer tells the time by which plans and machines live, ISO 8601: what is promised counts from it. */
export const PLAN_TIME_HEADER = 'X-Plan-Time';

/** Amounts that were previewed longer ago than this, in minutes, are no longer charged. */
export const PREVIEW_MINUTES = 15;

/** The longest pause, in days. */
export const PAUSE_MAX_DAYS = 93;

/** What a person has agreed to. */
export type Consents = {
  /** Mail about new features. */
  productMail: boolean;
  /** The chat learns name and e-mail address, not only a number. */
  chatIdentity: boolean;
  /** The feedback board learns name and e-mail address, and may be opened. */
  feedbackBoard: boolean;
};
export const CONSENT_KEYS = [
  'productMail',
  'chatIdentity',
  'feedbackBoard',
] as const satisfies readonly (keyof Consents)[];
/** Before a person has chosen: mail needs a yes; the chat and the board affect only those who open them. */
export const DEFAULT_CONSENTS: Consents = {
  productMail: false,
  chatIdentity: true,
  feedbackBoard: true,
};

export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'new_browser',
  'session_ended',
  'address_confirmed',
  'address_changed',
  'passkey_added',
  'passkey_removed',
  'passkey_required',
  'passkey_not_required',
  'recovery_codes_made',
  'recovery_code_used',
  'proof_failed',
  'removal_asked',
  'removal_stopped',
  'was_not_me',
  'server_added',
  'server_removed',
  'server_opened',
  'opened_without_address',
  'consents_changed',
  'plan_changed',
  'plan_paused',
  'plan_resumed',
  'plan_cancelled',
  'plan_reactivated',
  'plan_withdrawn',
  'billing_portal_opened',
  'billing_details_changed',
  'invoice_copy_added',
  'agreement_accepted',
  'signed_out_everywhere',
  'password_changed',
  'data_exported',
  'machine_ordered',
  'machine_erased',
  'machine_data_fetched',
  'machine_restarted',
  'machine_restored',
  // To an owner: what happened with the people who may open their servers.
  'person_invited',
  'invitation_sent_again',
  'invitation_withdrawn',
  'invitation_declined',
  'invitation_lapsed',
  'invitation_came_back',
  'person_joined',
  'person_access_changed',
  'person_suspended',
  'person_back',
  'person_left',
  'person_removed',
  // To one of these people: what happened with another account's servers.
  'membership_joined',
  'membership_suspended',
  'membership_back',
  'membership_left',
  'membership_ended',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** The shape of an event's id. */
export const SECURITY_EVENT_ID = /^\d{16}-[0-9a-f-]{36}$/;

export type SecurityEvent = {
  id: string;
  kind: SecurityEventKind;
  at: string;
  /** What it was about, such as a server's address or a plan's name. */
  about: string | null;
};

/** How long events are kept and shown. */
export const SECURITY_EVENT_DAYS = 180;

/** Everything that is kept about the caller. */
export type AccountExport = {
  exportedAt: string;
  account: {
    uid: string;
    email: string | null;
    emailVerified: boolean;
    createdAt: string | null;
    lastSignInAt: string | null;
  };
  /** As stored in `users/{uid}`, times as ISO 8601. */
  profile: Record<string, unknown>;
  consents: Consents;
  servers: Server[];
  machines: Omit<Machine, 'members'>[];
  /** How they answered, day by day, and what was given back for it. */
  machineDays: Record<string, unknown>[];
  machineCredits: Record<string, unknown>[];
  /** Withdrawals from a contract, accepted papers, and addresses that get invoices. */
  withdrawals: Record<string, unknown>[];
  agreements: Record<string, unknown>[];
  invoiceCopies: Record<string, unknown>[];
  /** The uids under which servers have signed the person in, those of removed servers included. */
  serverIdentities: string[];
  subscription: Subscription;
  billingDetails: BillingDetails;
  invoices: Invoice[];
  securityEvents: SecurityEvent[];
  /** What was sent to us through the forms of the public pages from the verified address of the account. */
  messages: Record<string, unknown>[];
  /** The subscription of that address, as stored; null without one. */
  newsletter: Record<string, unknown> | null;
  /** The picture of oneself; null without one. The account's page shows it. */
  picture: KeptFile | null;
  /** What was uploaded for messages to us. The account's help offers those that were sent. */
  files: KeptFile[];
  mails: KeptMail[];
  /** Who may open the person's machines, without what is theirs, and open invitations. */
  people: Record<string, unknown>[];
  invitations: Record<string, unknown>[];
  /** How the person signs in, and where they are signed in: without keys and hashes. */
  signIn: Record<string, unknown> | null;
  /** Where the person may open another account's machines. */
  memberships: Record<string, unknown>[];
  /** Machines that operators make by hand. */
  machineOrders: Record<string, unknown>[];
};

/** A stored file of a person. `day` is when it was stored, such as `2026-11-25`. */
export type KeptFile = { name: string; type: string; bytes: number; day: string };

/**
 * What is still known of a mail to a person: of a delivered one, what kind it was and what its provider answered. Times are
 * ISO 8601.
 */
export type KeptMail = {
  kind: string;
  to: string | null;
  /** The facts that its words are made of. */
  about: Record<string, unknown> | null;
  createdAt: string;
  delivery: { state: string; attempts: number; at: string | null; answer: string | null };
  expireAt: string;
};

/** The name under which an account's export is saved. @param exportedAt ISO 8601 */
export function exportFileName(exportedAt: string): string {
  return `alcove-account-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`;
}
