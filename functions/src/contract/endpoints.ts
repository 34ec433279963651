import type {
  AccountExport,
  CheckoutState,
  Consents,
  Invoice,
  NewServer,
  NextPayment,
  PlanChangePreview,
  PortalFlow,
  SecurityEvent,
  Server,
} from './api.ts';
import type { MachineAvailability } from './availability.ts';
import type { BillingDetails, InvoiceCopy, LeavingReason } from './billing-details.ts';
import type { BrowserError } from './browser/browser-errors.ts';
import type { Picture, SentMessage } from './files/files.ts';
import type { HandoffSession } from './handoff.ts';
import type { Agreement, Agreements, NewAgreement } from './legal/papers.ts';
import type { CancellationReceived, NewCancellation } from './legal/cancellation.ts';
import type { NewWithdrawal, WithdrawalReceived, WithdrawalRefund } from './legal/withdrawal.ts';
import type { Backup } from './machines.ts';
import type { NewMessage, NewSubscriber } from './messages.ts';
import type {
  InvitationKey,
  InvitationPreview,
  InvitationStanding,
  MemberChange,
  NewInvitation,
  OfferedInvitation,
  OwnInvitation,
  OwnMember,
  OwnMembership,
  People,
} from './people.ts';
import type { Plan, PlanChoiceText } from './plans.ts';
import type {
  CodeUsed,
  MailedCodePreview,
  NewPasskey,
  NewPasskeyOptions,
  NotMeDone,
  NotMePreview,
  OwnPasskeys,
  OwnSession,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  ProofAnswer,
} from './sign-in.ts';
import type {
  CreditLeft,
  Subscription,
  SubscriptionDetails,
  SubscriptionSummary,
} from './subscription.ts';

/**
 * Every endpoint of the API, below `/api`: what may be sent (`query`, `body`) and what a success answers, in JSON. A `Blob`
 * stands for the bytes of a file, sent as an attachment under its name, a `Page` for one of HTML. A word with a colon is a path parameter. Routes and
 * callers name an endpoint by its key and take all types from here. This file holds only types: none of it is shipped.
 */
export type Endpoints = {
  'GET /health': {
    answer: {
      ok: boolean;
      version: string;
      features: Record<'billing' | 'messaging' | 'helpCenter' | 'feedback' | 'mail', boolean>;
    };
  };

  /** An error in a browser, as our own pages tell of it. The answer is empty. */
  'POST /browser-errors': { body: BrowserError; answer: Record<string, never> };

  // Billing
  'GET /subscription': { answer: SubscriptionSummary };
  'GET /plans': { answer: { plans: readonly Plan[] } };
  /** `beginAtOnce`: the version of the sentence that the person agreed to. */
  'POST /checkout-session': {
    body: { planId: string; beginAtOnce: string };
    answer: { id: string; url: string };
  };
  /** Reads the subscription from Stripe, so that it is current before any webhook. */
  'GET /checkout-session/:id': { answer: CheckoutState };
  'POST /billing-portal': {
    /** `returnPath` is a path of the site; by default the account's billing page. */
    body: { flow?: PortalFlow; returnPath?: string };
    answer: { url: string };
  };
  /** Newest first. */
  'GET /invoices': {
    /** `limit` is 1 … 100, by default 10; `startingAfter` is the last invoice of the previous page. */
    query: { limit?: number; startingAfter?: string };
    answer: {
      invoices: Invoice[];
      hasMore: boolean;
      /** Null if nothing will be charged, and on all pages but the first. */
      nextPayment: NextPayment | null;
    };
  };
  /** How much of the credit goes back if the account is deleted now, and how much lapses; null where there is none. */
  'GET /subscription/credit': { answer: { credit: CreditLeft | null } };
  /** With links that are valid now. */
  'GET /invoices/:id': { answer: Invoice };
  'POST /subscription/preview': { body: { planId: string }; answer: PlanChangePreview };
  'POST /subscription/change': {
    /** `previewedAt` names the preview whose amounts are charged; by default the moment of the change counts. */
    body: {
      planId: string;
      previewedAt?: string;
      /** The machines that stay, if the new plan has fewer places than there are machines. */
      keep?: string[];
      /** The members who stay, if it has fewer places than there are people. */
      keepPeople?: string[];
    };
    answer: Subscription;
  };
  'POST /subscription/pause': {
    /** When payments resume automatically: ISO 8601, from one day to `PAUSE_MAX_DAYS` days from now. */
    body: { until: string };
    answer: Subscription;
  };
  'POST /subscription/resume': { answer: Subscription };
  'POST /subscription/cancel': { answer: Subscription };
  'POST /subscription/reactivate': { answer: Subscription };
  /** Why the caller leaves, after they have cancelled. */
  'POST /subscription/leaving': {
    body: { reason: LeavingReason; words?: string };
    answer: { received: true };
  };
  /** The rest of the subscription, and who pays: read at once with it, so it costs no call to Stripe. */
  'GET /billing-details': { answer: SubscriptionDetails & BillingDetails };
  /** More addresses that get a link to each paid invoice. */
  'GET /invoice-copies': { answer: { copies: InvoiceCopy[] } };
  /** Sends that address a link by which its owner agrees. */
  'POST /invoice-copies': { body: { email: string }; answer: InvoiceCopy };
  'DELETE /invoice-copies/:id': { answer: { deleted: true } };
  'POST /invoice-copies/confirm': { body: { link: string }; answer: { email: string } };

  // Contracts
  /** With or without a session; as JSON, or as a form without script, which is led to the page of the receipt. */
  'POST /withdrawals': { body: NewWithdrawal; answer: WithdrawalReceived };
  /** What the caller would get back who withdraws now. `contract`: the number of an invoice; without it, their plan. */
  'GET /withdrawals/refund': { query: { contract?: string }; answer: WithdrawalRefund };
  /** The second step for a form without script. It stores nothing. */
  'POST /withdrawals/review': { answer: Page };
  /** By the link that went to the account's own address. */
  'POST /withdrawals/confirm': { body: { link: string }; answer: WithdrawalReceived };
  /** The same three for a cancellation. */
  'POST /cancellations': { body: NewCancellation; answer: CancellationReceived };
  'POST /cancellations/review': { answer: Page };
  'POST /cancellations/confirm': {
    body: { link: string };
    answer: Pick<CancellationReceived, 'received' | 'at'>;
  };
  /** What was declared in one of the two ways, and when: for a day, by a signed address. */
  'GET /declarations/receipt': { query: MailLink; answer: Page };
  'GET /agreements': { answer: Agreements };
  'POST /agreements': { body: NewAgreement; answer: Agreement };

  /** For Stripe only: a signed event, verified on its raw bytes. */
  'POST /stripe-webhook': { answer: { received: true } };

  // Servers and the hand-off
  'GET /servers': { answer: { servers: Server[] } };
  'POST /servers': { body: NewServer; answer: Server };
  'PATCH /servers/:id': { body: { name: string }; answer: Server };
  'DELETE /servers/:id': { answer: { deleted: true } };
  'GET /get-custom-token': {
    /**
     * `redirect` is the address of the server that the token is for. With `consent=ask`, an address that the person has
     * not agreed to is no failure: the answer says that they have to be asked.
     */
    query: { redirect?: string; consent?: 'ask' };
    answer:
      | { customToken: string; consentNeeded?: never }
      | { consentNeeded: true; customToken?: never };
  };
  /** Only for the session that a server opened with the custom token. */
  'GET /handoff-session': { answer: HandoffSession };

  // Machines. Their state comes from a listener on the documents themselves.
  /** Orders another machine within the plan's places. The first comes with the plan. */
  'POST /machines': {
    /** `orderId`: a UUID for this order: sent twice, it orders once. Without a `name`, we give it one. */
    body: { orderId: string; name?: string };
    answer: { id: string };
  };
  'PATCH /machines/:id': { body: { name: string }; answer: { id: string; name: string } };
  /** Erases a machine at once. `name` is its name, typed by its owner. */
  'DELETE /machines/:id': { body: { name: string }; answer: { deleted: true } };
  /** Restarts a machine that runs. */
  'POST /machines/:id/restart': {
    /** A UUID for this restart: sent twice, it restarts once. */
    body: { restartId: string };
    /** `isByHand`: people do it, later. */
    answer: { restartedAt: string; isByHand: boolean };
  };
  /** An address, valid for a short time, from which the data of a machine can be fetched. */
  'POST /machines/:id/export': { answer: { url: string; expiresAt: string } };
  /** What its host has, newest first. */
  'GET /machines/:id/backups': { answer: { backups: Backup[] } };
  /** Puts everything on the machine back to a backup. `name` is the machine's, typed by its owner. */
  'POST /machines/:id/restore': {
    /** `restoreId`: a UUID for this restore: sent twice, it restores once. */
    body: { backup: string; name: string; restoreId: string };
    /** `isByHand`: people do it, later. */
    answer: { askedAt: string; isByHand: boolean };
  };
  'GET /machines/:id/availability': { answer: MachineAvailability };
  /** For the machines' host only: a signed event, verified on its raw bytes. */
  'POST /machine-events': { answer: { received: true } };

  // People who may open the caller's machines
  'GET /people': { answer: People };
  'POST /people/invitations': { body: NewInvitation; answer: OwnInvitation };
  /** Sends it again: an earlier link ends. */
  'POST /people/invitations/:id/resend': { answer: OwnInvitation };
  'DELETE /people/invitations/:id': { answer: { deleted: true } };
  'PATCH /people/:id': { body: MemberChange; answer: OwnMember };
  'DELETE /people/:id': { answer: { deleted: true } };

  // Machines of others that the caller may open
  /** Without a sign-in, only for a secret. */
  'POST /invitations/preview': {
    body: InvitationKey;
    answer: InvitationPreview | InvitationStanding;
  };
  'POST /invitations/accept': { body: InvitationKey; answer: OwnMembership };
  'POST /invitations/decline': { body: InvitationKey; answer: { declined: true } };
  'GET /memberships': {
    answer: { memberships: OwnMembership[]; invitations: OfferedInvitation[] };
  };
  /** Leaves. */
  'DELETE /memberships/:id': { answer: { deleted: true } };

  // Support and feedback
  'GET /generate-zendesk-messaging-jwt': { answer: { jwt: string } };
  'GET /generate-zendesk-jwt': { answer: { jwt: string } };
  'GET /generate-canny-jwt': { answer: { ssoToken: string } };

  // Messages: as JSON or as a form without script
  'POST /contact': { body: NewMessage; answer: Received };
  'POST /newsletter': { body: NewSubscriber; answer: Received };
  /** Whether the caller's confirmed address gets the newsletter. */
  'GET /newsletter': { answer: OnList };
  /** Joins or leaves it, without an e-mail. */
  'PUT /newsletter': { body: OnList; answer: OnList };
  /** Names for files that are to go with a message. What no message has named after a day is deleted. */
  'POST /messages/uploads': { body: { count: number }; answer: { names: string[] } };
  /** The caller's messages whose files are still kept, newest first. */
  'GET /messages': { answer: { messages: SentMessage[] } };
  /** One of the files of a message of the caller's, counted from 0. */
  'GET /messages/:id/files/:n': { answer: Blob };

  // Links in e-mails
  /** Says what the link does, with a button for it. It changes nothing. */
  'GET /mail/:purpose': { query: MailLink; answer: Page };
  /** Does it, for that button and for the one click of RFC 8058. */
  'POST /mail/:purpose': { query: MailLink; answer: Page };
  // Mail
  /** For the mail provider only: a signed report of a mail that came back or was not wanted. */
  'POST /mail-events': { answer: { received: true } };
  /** Sends the caller, whose mail came back, one with a link that shows that their address works. */
  'POST /address-confirmations': { answer: { sent: true } };

  // Account
  /** Takes an uploaded picture for the account, if it is one. `id` is that of the upload, which is gone afterwards. */
  'PUT /picture': { body: { id: string }; answer: { picture: Picture } };
  'DELETE /picture': { answer: { deleted: true } };
  'GET /permissions': { answer: Permissions };
  /** Changes the consents that are named. */
  'PUT /permissions': { body: Partial<Consents>; answer: Permissions };
  'GET /security': {
    /** `startingAfter` is the last event of the previous page. */
    query: { startingAfter?: string };
    answer: {
      createdAt: string | null;
      lastSignInAt: string | null;
      /** Of the last `SECURITY_EVENT_DAYS` days, newest first, at most 50. */
      events: SecurityEvent[];
      hasMore: boolean;
    };
  };
  /** Ends every session, the caller's included. */
  'POST /sessions/revoke': {
    body: { because?: 'asked' | 'password_changed' };
    answer: { revokedAt: string };
  };
  // Signing in
  'GET /passkeys': { answer: OwnPasskeys };
  'POST /passkeys/options': { answer: NewPasskeyOptions };
  'POST /passkeys': { body: NewPasskey; answer: Passkey };
  'PATCH /passkeys/:id': { body: { name: string }; answer: Passkey };
  'DELETE /passkeys/:id': { answer: { deleted: true } };
  /** The person does not want to be offered a passkey any more. */
  'POST /passkey-offer/refusal': { answer: { refused: true } };
  'POST /passkey-sign-in/options': { answer: PasskeyOptions };
  'POST /passkey-sign-in': { body: PasskeyAnswer; answer: { customToken: string } };
  /** Proves for the caller's session who is there. */
  'POST /passkey-proof/options': { answer: PasskeyOptions };
  'POST /passkey-proof': { body: ProofAnswer; answer: { until: string } };
  /** Whether a passkey is asked for before a server opens. */
  'PUT /passkey-before-opening': { body: { isRequired: boolean }; answer: { isRequired: boolean } };
  /** Asks for the end of that, for someone who has lost everything. `at`: when it ends. */
  'POST /passkey-before-opening/removal': { answer: { at: string } };
  /** Stops such an end, by the link in the e-mails about it. */
  'POST /passkey-before-opening/removal/stop': {
    body: { link: string };
    answer: { stopped: true };
  };
  /** New codes; those from before mean nothing any more. */
  'POST /recovery-codes': { answer: { codes: string[] } };
  'GET /sessions': { answer: { sessions: OwnSession[] } };
  'DELETE /sessions/:id': { answer: { deleted: true } };
  /** Sends a link to choose a new password. The answer is the same where no account has the address. */
  'POST /password-resets': { body: { email: string }; answer: Accepted };
  'POST /password-resets/confirm': { body: { code: string; password: string }; answer: CodeUsed };
  /** Sends the caller a link to confirm their address. `path`: the page of the site that it leads on to. */
  'POST /confirmations': { body: { path?: string }; answer: Accepted };
  /** In a session of the account; or with a new password, where no address of the account was ever confirmed. */
  'POST /confirmations/confirm': { body: { code: string; password?: string }; answer: CodeUsed };
  /** What the code of such a link is for. It changes nothing. */
  'POST /mailed-codes/preview': { body: { code: string }; answer: MailedCodePreview };
  /** Sends a link to the new address. The change comes when its owner presses its button, signed in here. The link carries `plan`. */
  'POST /email-change': { body: { email: string; plan?: PlanChoiceText }; answer: Accepted };
  'POST /email-change/confirm': { body: { link: string }; answer: CodeUsed };
  /** By the link in an e-mail about an event, or by the code of the identity service's own e-mail after a change of address. */
  'POST /not-me/preview': { body: NotMeLink; answer: NotMePreview };
  'POST /not-me': { body: NotMeLink; answer: NotMeDone };

  'GET /account/export': { answer: AccountExport };
  'DELETE /account': { answer: { deleted: true } };
};

type Permissions = { consents: Consents; changedAt: string | null };

/** Whether an address is on the list of the newsletter. */
type OnList = { isOnList: boolean };

/** Stands for a page. */
type Page = 'page';
/** What a link is about, until when it can be used, and our signature. */
type MailLink = { id?: string; until?: string; sign?: string };

/** A mail is sent if there is reason to, and if not too many were. */
type Accepted = { accepted: true };

type NotMeLink = { link: string; code?: never } | { code: string; link?: never };

/** The same whether it is stored now, was stored before, or was dropped as a bot's. */
/** `isSpam`: it was kept apart, because a hidden field was filled in. */
type Received = { received: true; id: string; isSpam?: true };

export type EndpointKey = keyof Endpoints;

export type AnswerOf<K extends EndpointKey> = Endpoints[K]['answer'];

export type BodyOf<K extends EndpointKey> = Endpoints[K] extends { body: infer Body }
  ? Body
  : never;

export type QueryOf<K extends EndpointKey> = Endpoints[K] extends {
  query: infer Query extends Partial<Record<string, string | number>>;
}
  ? Query
  : undefined;
export type QueryNameOf<K extends EndpointKey> = keyof NonNullable<QueryOf<K>> & string;

/** The names of its path parameters. */
export type ParamOf<K extends EndpointKey> = ParamIn<K>;

/** Endpoints that take a JSON body, those that answer a file or a page, and all others. */
export type BodyKey = {
  [K in EndpointKey]: Endpoints[K] extends { body: unknown } ? K : never;
}[EndpointKey];
export type FileKey = {
  [K in EndpointKey]: Endpoints[K] extends { answer: Blob } ? K : never;
}[EndpointKey];
export type PageKey = {
  [K in EndpointKey]: Endpoints[K] extends { answer: Page } ? K : never;
}[EndpointKey];
export type PlainKey = Exclude<EndpointKey, BodyKey | FileKey | PageKey>;

/** The address of an endpoint without path parameters, for callers without a session. */
export type AddressOf<K extends EndpointKey> = K extends `${string} ${infer Path}`
  ? `/api${Path}`
  : never;

type ParamIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
