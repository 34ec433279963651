import type { Endpoint } from './http/endpoint.ts';
import { agreements } from './modules/agreements/module.ts';
import { announcements } from './modules/announcements/module.ts';
import { audit } from './modules/audit/module.ts';
import { billing } from './modules/billing/module.ts';
import { browserErrors } from './modules/browser-errors/module.ts';
import { credits } from './modules/credits/module.ts';
import { email } from './modules/email/module.ts';
import { feedback } from './modules/feedback/module.ts';
import { files } from './modules/files/module.ts';
import { health } from './modules/health/module.ts';
import { invoiceCopies } from './modules/invoice-copies/module.ts';
import { machines } from './modules/machines/module.ts';
import { members } from './modules/members/module.ts';
import { messages } from './modules/messages/module.ts';
import { profile } from './modules/profile/module.ts';
import { security } from './modules/security/module.ts';
import { servers } from './modules/servers/module.ts';
import { support } from './modules/support/module.ts';
import { withdrawals } from './modules/withdrawals/module.ts';
import type { Emails } from './modules/email/email-parts.ts';
import type { MailLinks } from './modules/email/links.ts';

/** What a module adds to the whole. */
type Module = { endpoints?: readonly Endpoint[]; emails?: Emails; links?: MailLinks };

export const MODULES: readonly Module[] = [
  email,
  audit,
  profile,
  billing,
  machines,
  members,
  credits,
  withdrawals,
  files,
  messages,
  invoiceCopies,
  agreements,
  servers,
  support,
  feedback,
  browserErrors,
  security,
  announcements,
  health,
];

/** The kinds of mail of all modules. */
export const EMAILS: Emails = Object.assign({}, ...MODULES.map(({ emails }) => emails));

/** The links in them. */
export const LINKS: MailLinks = Object.assign({}, ...MODULES.map(({ links }) => links));
