/**
 * What lets more people in, or data out, and what holds that in check, written by hand from the specification and from nothing in
 * the code. Each endpoint is in one of the two lists: a new one is a decision.
 */
import type { SecurityEventKind } from '../../../functions/src/contract/api.ts';
import type { EndpointKey } from '../../../functions/src/contract/endpoints.ts';
import type { NotMeRemoved } from '../../../functions/src/contract/sign-in.ts';

type Widening = {
  key: EndpointKey;
  /** `fresh`: within minutes a password or a passkey was shown, where the switch is on only a passkey. `passkey`: that in any case. */
  proof: 'fresh' | 'passkey';
  event: SecurityEventKind;
  /** Of which event the owner is told by mail; null: of none. */
  told: SecurityEventKind | null;
  /** What “This wasn’t me” takes back; `closed`: it closes the account; null: it cannot. */
  undone: NotMeRemoved['what'] | 'switch' | 'closed' | null;
};

// oxfmt-ignore
export const WIDENING: readonly Widening[] = [
  { key: 'POST /passkeys',                      proof: 'fresh',   event: 'passkey_added',          told: 'passkey_added',           undone: 'passkey' },
  { key: 'POST /recovery-codes',                proof: 'fresh',   event: 'recovery_codes_made',    told: 'recovery_codes_made',     undone: 'codes' },
  { key: 'POST /servers',                       proof: 'fresh',   event: 'server_added',           told: 'server_added',            undone: 'server' },
  { key: 'POST /people/invitations',            proof: 'fresh',   event: 'person_invited',         told: 'person_invited',          undone: 'invitation' },
  { key: 'POST /people/invitations/:id/resend', proof: 'fresh',   event: 'invitation_sent_again',  told: 'invitation_sent_again',   undone: 'invitation' },
  { key: 'PATCH /people/:id',                   proof: 'fresh',   event: 'person_access_changed',  told: 'person_access_changed',   undone: 'access' },
  { key: 'POST /invoice-copies',                proof: 'fresh',   event: 'invoice_copy_added',     told: 'invoice_copy_added',      undone: 'copy' },
  { key: 'GET /account/export',                 proof: 'fresh',   event: 'data_exported',          told: 'data_exported',           undone: null },
  { key: 'POST /machines/:id/export',           proof: 'fresh',   event: 'machine_data_fetched',   told: 'machine_data_fetched',    undone: null },
  // Where nothing but one step is asked for, it needs less. The mail comes with what was changed at Stripe.
  { key: 'POST /billing-portal',                proof: 'fresh',   event: 'billing_portal_opened',  told: null,                      undone: null },
  // The change itself comes with the link that goes to the new address.
  { key: 'POST /email-change',                  proof: 'fresh',   event: 'address_changed',        told: 'address_changed',         undone: 'closed' },
  { key: 'PUT /passkey-before-opening',         proof: 'passkey', event: 'passkey_not_required',   told: 'passkey_not_required',    undone: 'switch' },
];

export const WIDENING_NOTHING: readonly EndpointKey[] = [
  // For anyone. What came by e-mail is used by who reads that mailbox.
  'GET /health',
  'GET /plans',
  'POST /stripe-webhook',
  'POST /machine-events',
  'POST /mail-events',
  'POST /browser-errors',
  'POST /contact',
  'POST /newsletter',
  'POST /password-resets',
  'POST /password-resets/confirm',
  'POST /confirmations',
  'POST /confirmations/confirm',
  'POST /email-change/confirm',
  'POST /mailed-codes/preview',
  'POST /invoice-copies/confirm',
  'GET /mail/:purpose',
  'POST /mail/:purpose',
  'POST /not-me/preview',
  'POST /not-me',
  'POST /withdrawals',
  'POST /withdrawals/confirm',
  'POST /withdrawals/review',
  'POST /cancellations',
  'POST /cancellations/confirm',
  'POST /cancellations/review',
  'GET /declarations/receipt',
  'POST /address-confirmations',
  // A session, which ends with the others, and what shows in it who is there.
  'POST /passkey-sign-in/options',
  'POST /passkey-sign-in',
  'POST /passkey-proof/options',
  'POST /passkey-proof',
  'GET /get-custom-token',
  'GET /handoff-session',
  'GET /generate-zendesk-messaging-jwt',
  'GET /generate-zendesk-jwt',
  'GET /generate-canny-jwt',
  // Its own mails tell of the end of the switch for three days, and each stops it.
  'POST /passkey-before-opening/removal',
  'POST /passkey-before-opening/removal/stop',
  // Asked for beside the passkey itself.
  'POST /passkeys/options',
  'PATCH /passkeys/:id',
  'POST /passkey-offer/refusal',
  // What a page shows to who is signed in.
  'GET /subscription',
  'GET /checkout-session/:id',
  'GET /invoices',
  'GET /subscription/credit',
  'GET /invoices/:id',
  'GET /billing-details',
  'GET /withdrawals/refund',
  'GET /invoice-copies',
  'GET /servers',
  'GET /machines/:id/backups',
  'GET /machines/:id/availability',
  'GET /permissions',
  'GET /agreements',
  'GET /newsletter',
  'GET /security',
  'GET /messages',
  'GET /messages/:id/files/:n',
  'GET /people',
  'GET /memberships',
  'GET /passkeys',
  'GET /sessions',
  // Plans and machines: money and care, and no one gets in by them.
  'POST /checkout-session',
  'POST /subscription/preview',
  'POST /subscription/change',
  'POST /subscription/pause',
  'POST /subscription/resume',
  'POST /subscription/cancel',
  'POST /subscription/reactivate',
  'POST /subscription/leaving',
  'POST /machines',
  'PATCH /machines/:id',
  'POST /machines/:id/restart',
  'POST /machines/:id/restore',
  'PATCH /servers/:id',
  // What a person says about themselves.
  'PUT /permissions',
  'PUT /newsletter',
  'POST /agreements',
  'PUT /picture',
  'POST /messages/uploads',
  // What takes away.
  'DELETE /invoice-copies/:id',
  'DELETE /servers/:id',
  'DELETE /machines/:id',
  'DELETE /picture',
  'DELETE /people/invitations/:id',
  'DELETE /people/:id',
  'DELETE /memberships/:id',
  'DELETE /passkeys/:id',
  'DELETE /sessions/:id',
  'POST /sessions/revoke',
  'DELETE /account',
  // The owner of the machines has invited this person, and is told.
  'POST /invitations/preview',
  'POST /invitations/accept',
  'POST /invitations/decline',
];
