/**
 * Who gets what from each endpoint, written by hand from the specification and from nothing in the code: a change of it is a
 * decision. Rows are called in this order, each by all callers at once, the subscriber last.
 */
import type { EndpointKey } from '../../../functions/src/contract/endpoints.ts';
import { orderOf } from '../../support/order.ts';

/** Of invitations to the member: one of the subscriber's, one of the stranger's. */
export const SECRETS = { toAccept: 'to the first', toDecline: 'to the second' } as const;
/** Whom the subscriber invites. */
export const INVITED = 'someone@invited.test';

export type Row = {
  key: EndpointKey;
  body?: object;
  /** The same for every caller, whatever session they present. */
  everybody?: Outcome;
  /** By callers who are admitted; all others are `unauthenticated`. */
  admitted?: Readonly<Record<Admitted, Outcome>>;
  /** By a caller who presents no session at all, where that is answered. */
  nobody?: Outcome;
};

/** A success's status, or an error's status and code. */
export type Outcome = number | `${number} ${string}`;

/** Callers without a session that counts. */
export const REFUSED = [
  'nobody',
  'malformed token',
  'wrong scheme',
  'two tokens',
  'expired',
  'of another project',
  'issued in the future',
  'unsigned',
  'signed by a stranger',
  'revoked',
  'disabled',
  'deleted',
] as const;

/**
 * Ids in paths are the subscriber's for every caller. The member may open the subscriber's machines, and the stranger's, and is
 * the one of the subscriber's people whose id is in paths: `/people/:id` is about them.
 */
export const ADMITTED = [
  'hand-off',
  'unverified',
  'newcomer',
  'stale',
  'stranger',
  'member',
  'subscriber',
] as const;
export type Admitted = (typeof ADMITTED)[number];

// oxfmt-ignore
export const ACCESS: readonly Row[] = [
  open('GET /health', 200),
  open('GET /plans', 200),
  open('POST /browser-errors', '400 invalid_input', {}),
  open('POST /stripe-webhook', '400 bad_signature', {}),
  open('POST /machine-events', '400 bad_signature', {}),
  open('POST /mail-events', '400 bad_signature', {}),
  open('POST /contact', '400 invalid_input', {}),
  open('POST /newsletter', '400 invalid_input', {}),
  open('POST /password-resets', '400 invalid_input', {}),
  open('POST /password-resets/confirm', '400 invalid_input', {}),
  open('POST /confirmations/confirm', '400 invalid_input', {}),
  open('POST /mailed-codes/preview', '400 invalid_input', {}),
  open('POST /invoice-copies/confirm', '400 invalid_input', {}),
  open('GET /mail/:purpose', '410 page'),
  open('POST /mail/:purpose', '410 page', {}),
  open('POST /passkey-sign-in/options', 200),
  open('POST /passkey-sign-in', '400 invalid_input', {}),
  open('POST /passkey-before-opening/removal/stop', '410 gone', { link: 'x' }),
  open('POST /not-me/preview', '400 invalid_input', {}),
  open('POST /not-me', '400 invalid_input', {}),
  open('POST /withdrawals', '400 invalid_input', {}),
  open('POST /withdrawals/confirm', '400 invalid_input', {}),
  open('POST /cancellations', '400 invalid_input', {}),
  open('POST /cancellations/confirm', '400 invalid_input', {}),
  open('POST /withdrawals/review', '415 unsupported_media_type', {}),
  open('POST /cancellations/review', '415 unsupported_media_type', {}),
  open('GET /declarations/receipt', '410 page'),
  //                                             unverified               newcomer                 stale                    stranger                 member                   subscriber
  row('GET /subscription', undefined,           [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /checkout-session/:id', undefined,   ['403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         200]),
  row('GET /invoices', undefined,               [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /subscription/credit', undefined,    [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /invoices/:id', undefined,           ['403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         200]),
  row('GET /billing-details', undefined,        [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /withdrawals/refund', undefined,     [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /invoice-copies', undefined,         [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /invoice-copies', { email: 'x' },   ['400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input']),
  row('DELETE /invoice-copies/:id', undefined,  ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found']),
  row('POST /billing-portal', {},               ['409 no_customer',       '409 no_customer',       '403 recent_login_required', '409 no_customer',       '409 no_customer',       200]),
  row('POST /subscription/preview', { planId: 'price_practice_month' },
                                                ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          200]),
  row('POST /subscription/change', {},          ['400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input']),
  row('POST /subscription/pause', {},           ['400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input']),
  row('POST /subscription/resume', undefined,   ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict']),
  row('POST /subscription/cancel', undefined,   ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          200]),
  row('POST /subscription/leaving', { reason: 'unused' },
                                                ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          200]),
  row('POST /subscription/reactivate', undefined,
                                                ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          200]),
  row('GET /servers', undefined,                [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /servers', { name: 'Attic', origin: 'no address' },
                                                ['403 email_not_verified','400 bad_origin',        '403 recent_login_required','400 bad_origin',        '400 bad_origin',        '400 bad_origin']),
  row('PATCH /servers/:id', { name: 'Attic' },  ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('DELETE /servers/:id', undefined,         ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('POST /machines', { orderId: '8b0c6f0e-3a52-4f0b-9a53-0d0f6d1c7c11' },
                                                ['402 payment_required',  '402 payment_required',  '402 payment_required',  '402 payment_required',  '402 payment_required',  201]),
  row('PATCH /machines/:id', { name: 'Attic' }, ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('POST /machines/:id/restart', { restartId: '3f1d7a80-0c55-4a4e-9f0e-5b7c0d1e2f33' },
                                                ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('GET /machines/:id/backups', undefined,   ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  // Its owner asks for a backup that the host has not.
  row('POST /machines/:id/restore', { backup: 'none', name: 'Attic', restoreId: '5d0f3c52-7b1e-4a7f-8a51-2f6b7c8d9e10' },
                                                ['404 not_found',         '404 not_found',         '403 recent_login_required', '404 not_found',         '404 not_found',         '409 conflict']),
  row('POST /machines/:id/export', undefined,   ['404 not_found',         '404 not_found',         '403 recent_login_required', '404 not_found',         '404 not_found',         200]),
  row('GET /machines/:id/availability', undefined,
                                                ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('DELETE /machines/:id', { name: 'Attic' },
                                                ['404 not_found',         '404 not_found',         '403 recent_login_required', '404 not_found',         '404 not_found',         200]),
  row('GET /get-custom-token', undefined,       [200,                     200,                     200,                         200,                     200,                     200]),
  row('GET /handoff-session', undefined,        ['403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden'], 200),
  row('GET /generate-zendesk-messaging-jwt', undefined,
                                                [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /generate-zendesk-jwt', undefined,   ['403 email_not_verified', 200,                     200,                     200,                     200,                     200]),
  row('GET /generate-canny-jwt', undefined,     ['403 email_not_verified', 200,                     200,                     200,                     200,                     200]),
  row('POST /address-confirmations', undefined,  ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict']),
  row('GET /permissions', undefined,            [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /agreements', undefined,             [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /agreements', { document: 'data-processing', version: '2025-01-01', name: 'Ada', role: 'Owner' },
                                                ['403 email_not_verified', '409 conflict',         '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict']),
  row('PUT /permissions', { productMail: true },
                                                [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /newsletter', undefined,             ['403 email_not_verified', 200,                     200,                     200,                     200,                     200]),
  row('PUT /newsletter', { isOnList: true },    ['403 email_not_verified', 200,                     200,                     200,                     200,                     200]),
  row('GET /security', undefined,               [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /account/export', undefined,         [200,                     200,                     '403 recent_login_required',                 200,                     200,                     200]),
  row('POST /checkout-session', orderOf('price_solo_month'),
                                                ['403 email_not_verified', 200,                     200,                     200,                     200,                     '409 already_subscribed']),
  row('PUT /picture', { id: '8b0c6f0e-3a52-4f0b-9a53-0d0f6d1c7c11' },
                                                ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found']),
  row('DELETE /picture', undefined,             [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /messages/uploads', { count: 1 },   ['403 email_not_verified', 201,                     201,                     201,                     201,                     201]),
  row('GET /messages', undefined,               [200,                     200,                     200,                     200,                     200,                     200]),
  row('GET /messages/:id/files/:n', undefined,  ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('GET /people', undefined,                 [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /people/invitations', { email: INVITED, machines: 'all' },
                                                ['403 email_not_verified', '402 payment_required',  '403 recent_login_required', '402 payment_required',  '402 payment_required',  201]),
  row('POST /people/invitations/:id/resend', undefined,
                                                ['402 payment_required',  '402 payment_required',  '403 recent_login_required', '402 payment_required',  '402 payment_required',  200]),
  row('DELETE /people/invitations/:id', undefined,
                                                ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('PATCH /people/:id', { stays: true },     ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  row('POST /invitations/preview', { secret: SECRETS.toAccept },
                                                ['403 email_not_verified', '403 wrong_address',     '403 wrong_address',     '403 wrong_address',     200,                     '409 exists'], '403 forbidden', 200),
  // Used and declined by the member when the subscriber comes.
  row('POST /invitations/accept', { secret: SECRETS.toAccept },
                                                ['403 email_not_verified', '403 wrong_address',     '403 wrong_address',     '403 wrong_address',     200,                     '410 gone']),
  row('POST /invitations/decline', { secret: SECRETS.toDecline },
                                                ['403 email_not_verified', '403 wrong_address',     '403 wrong_address',     '409 exists',            200,                     '410 gone']),
  row('GET /memberships', undefined,            [200,                     200,                     200,                     200,                     200,                     200]),
  // The member's with the stranger.
  row('DELETE /memberships/:id', undefined,     ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200,                     '404 not_found']),
  row('DELETE /people/:id', undefined,          ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         200]),
  // No one here has a passkey, or has turned the switch on.
  row('GET /passkeys', undefined,               [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /passkeys/options', undefined,      ['403 email_not_verified',200,                     '403 recent_login_required',200,                     200,                     200]),
  row('POST /passkeys', {},                     ['400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input']),
  row('PATCH /passkeys/:id', { name: 'Phone' }, ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found']),
  row('DELETE /passkeys/:id', undefined,        ['404 not_found',         '404 not_found',         '403 recent_login_required','404 not_found',         '404 not_found',         '404 not_found']),
  row('POST /passkey-offer/refusal', undefined, [200,                     200,                     200,                     200,                     200,                     200]),
  row('POST /passkey-proof/options', undefined, ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict']),
  row('POST /passkey-proof', { code: 'none' },  ['403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden',         '403 forbidden']),
  row('PUT /passkey-before-opening', { isRequired: true },
                                                ['409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict',          '409 conflict']),
  row('POST /recovery-codes', undefined,        ['403 email_not_verified',200,                     '403 recent_login_required',200,                     200,                     200]),
  row('POST /passkey-before-opening/removal', undefined,
                                                ['409 conflict',          '409 conflict',          '403 recent_login_required','409 conflict',          '409 conflict',          '409 conflict']),
  row('POST /confirmations', {},                [202,                     202,                     202,                     202,                     202,                     202]),
  row('POST /email-change', { email: INVITED }, [202,                     202,                     '403 recent_login_required', 202,                 202,                     202]),
  row('POST /email-change/confirm', { link: 'x' },
                                                ['410 gone',              '410 gone',              '410 gone',              '410 gone',              '410 gone',              '410 gone']),
  row('GET /sessions', undefined,               [200,                     200,                     200,                     200,                     200,                     200]),
  row('DELETE /sessions/:id', undefined,        ['404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found',         '404 not_found']),
  // A good body would end the sessions that the next row is called with.
  row('POST /sessions/revoke', { because: 'x' },
                                                ['400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input',     '400 invalid_input']),
  row('DELETE /account', undefined,             [200,                     200,                     '403 recent_login_required', 200,                     200,                     200]),
];

/** Where calls are not counted. On all other endpoints that ask who calls, a person has thirty a minute. */
export const UNLIMITED: readonly EndpointKey[] = [
  'GET /subscription',
  'GET /billing-details',
  'GET /servers',
  'GET /people',
  'GET /permissions',
  'GET /security',
  'GET /agreements',
];

function open(key: EndpointKey, everybody: Outcome, body?: object): Row {
  return { key, everybody, ...(body && { body }) };
}

function row(
  key: EndpointKey,
  body: object | undefined,
  outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome],
  handOff: Outcome = '403 forbidden',
  nobody?: Outcome,
): Row {
  const [unverified, newcomer, stale, stranger, member, subscriber] = outcomes;
  return {
    key,
    ...(body && { body }),
    ...(nobody !== undefined && { nobody }),
    admitted: { 'hand-off': handOff, unverified, newcomer, stale, stranger, member, subscriber },
  };
}
