/**
 * Every collection of Firestore: the module that writes its documents, what is in them, and how they say whom they are about. Read by
 * tests and docs only. A test fails when the code or the emulator has a collection or a field that is not here.
 */
import { z } from 'zod';
import type { Collections } from './db/fields.ts';
import * as http from './http/documents.ts';
import * as account from './modules/account/documents.ts';
import * as agreements from './modules/agreements/documents.ts';
import * as announcements from './modules/announcements/documents.ts';
import * as audit from './modules/audit/documents.ts';
import * as availability from './modules/availability/documents.ts';
import * as billing from './modules/billing/documents.ts';
import * as credits from './modules/credits/documents.ts';
import * as email from './modules/email/documents.ts';
import * as files from './modules/files/documents.ts';
import * as invoiceCopies from './modules/invoice-copies/documents.ts';
import * as machines from './modules/machines/documents.ts';
import * as messages from './modules/messages/documents.ts';
import * as profile from './modules/profile/documents.ts';
import * as seats from './modules/seats/documents.ts';
import * as security from './modules/security/documents.ts';
import * as serverAccess from './modules/server-access/documents.ts';
import * as status from './modules/status/documents.ts';
import * as withdrawals from './modules/withdrawals/documents.ts';

/** Who writes which field of `users/{uid}`. `browser` is the person, within `firestore.rules`. */
const USER_OWNERS = {
  browser: profile.BROWSER_FIELDS,
  profile: profile.USER_FIELDS,
  account: account.USER_FIELDS,
  security: { ...http.USER_FIELDS, ...security.USER_FIELDS },
  billing: billing.USER_FIELDS,
  files: files.USER_FIELDS,
  email: email.USER_FIELDS,
  machines: machines.USER_FIELDS,
  seats: seats.USER_FIELDS,
  'server-access': serverAccess.USER_FIELDS,
};

const { sessionGates, rateLimits } = http.DOCUMENTS;

export const DOCUMENTS = {
  /** `{uid}`: the person's own profile, which their open tabs listen to. */
  users: {
    owner: {
      browser: Object.keys(USER_OWNERS.browser),
      profile: Object.keys(USER_OWNERS.profile),
      account: Object.keys(USER_OWNERS.account),
      security: Object.keys(USER_OWNERS.security),
      billing: Object.keys(USER_OWNERS.billing),
      files: Object.keys(USER_OWNERS.files),
      email: Object.keys(USER_OWNERS.email),
      machines: Object.keys(USER_OWNERS.machines),
      seats: Object.keys(USER_OWNERS.seats),
      'server-access': Object.keys(USER_OWNERS['server-access']),
    },
    second: {
      writer: 'security',
      fields: ['email'],
      why: 'what staff decide about an account is its address before its owner has been there to store it',
    },
    about: 'id',
    fields: z.object({
      ...USER_OWNERS.browser,
      ...USER_OWNERS.profile,
      ...USER_OWNERS.account,
      ...USER_OWNERS.security,
      ...USER_OWNERS.billing,
      ...USER_OWNERS.files,
      ...USER_OWNERS.email,
      ...USER_OWNERS.machines,
      ...USER_OWNERS.seats,
      ...USER_OWNERS['server-access'],
    }),
  },
  ...ownedBy('http', { rateLimits }),
  ...ownedBy('security', { sessionGates, ...security.DOCUMENTS }),
  ...ownedBy('account', account.DOCUMENTS),
  ...ownedBy('agreements', agreements.DOCUMENTS),
  ...ownedBy('announcements', announcements.DOCUMENTS),
  ...ownedBy('audit', audit.DOCUMENTS),
  ...ownedBy('availability', availability.DOCUMENTS),
  ...ownedBy('billing', billing.DOCUMENTS),
  ...ownedBy('credits', credits.DOCUMENTS),
  ...ownedBy('email', email.DOCUMENTS),
  ...ownedBy('files', files.DOCUMENTS),
  ...ownedBy('invoice-copies', invoiceCopies.DOCUMENTS),
  ...ownedBy('machines', machines.DOCUMENTS),
  ...ownedBy('messages', messages.DOCUMENTS),
  ...ownedBy('seats', seats.DOCUMENTS),
  ...ownedBy('server-access', serverAccess.DOCUMENTS),
  ...ownedBy('status', status.DOCUMENTS),
  ...ownedBy('withdrawals', withdrawals.DOCUMENTS),
} as const;

export type CollectionName = keyof typeof DOCUMENTS;

/** The collections whose documents are about a person. */
export type PersonCollection = {
  [K in CollectionName]: (typeof DOCUMENTS)[K]['about'] extends null ? never : K;
}[CollectionName];

function ownedBy<O extends string, D extends Collections>(
  owner: O,
  documents: D,
): { [K in keyof D]: D[K] & { owner: O } } {
  const entries = Object.entries(documents).map(([name, rule]) => [name, { ...rule, owner }]);
  return Object.fromEntries(entries);
}
