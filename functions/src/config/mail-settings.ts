import { readEmail } from '../contract/email.ts';
import { readUrl } from '../contract/read-url.ts';

/** What an address of the staff may be for. */
export const STAFF_SUBJECTS = ['message', 'call', 'application', 'security', 'billing'] as const;
export type StaffSubject = (typeof STAFF_SUBJECTS)[number];

/** Every SMTP address of a deployment begins so; what follows may be anything that is one. */
export const SMTP_FORM = 'smtps://';

/** How many mails a minute the provider takes, unless the settings say so. */
export const USUAL_PER_MINUTE = 60;

/** `Name <address>`, or an address alone. Null: neither. */
export function readSender(value: string): { name: string; address: string } | null {
  const [, name = '', typed = value] = /^([^<>"@,;:\\\p{Cc}]+) <([^<>]+)>$/u.exec(value) ?? [];
  const { email: address } = readEmail(typed);
  return address === null ? null : { name: name.trim(), address };
}

/** The address for each subject; the empty one is for everything else. Null: it is not complete or names another subject. */
export function readStaff(value: string): ReadonlyMap<StaffSubject | '', string> | null {
  const entries = value.split(',').map((entry) => entry.trim().split('='));
  const found = new Map<StaffSubject | '', string>();
  for (const parts of entries) {
    const [subject, typed = ''] = parts.length === 1 ? ['', parts[0]] : parts;
    const { email: address } = readEmail(typed);
    if (!isSubject(subject) || address === null) return null;
    if (parts.length > 2 || found.has(subject)) return null;
    found.set(subject, address);
  }
  return found.has('') ? found : null;
}

/** Both schemes end up encrypted: a server that cannot do it is not used. */
export function checkSmtp(value: string): string | null {
  const url = readUrl(value);
  const isSmtp = url?.protocol === 'smtps:' || url?.protocol === 'smtp:';
  if (url === null || !isSmtp || url.hostname === '') return 'is not an address such as smtps://…';
  try {
    decodeURIComponent(`${url.username}${url.password}`);
    return null;
  } catch {
    return 'has a % that is not written as %25';
  }
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function isSubject(word: string | undefined): word is StaffSubject | '' {
  return word === '' || STAFF_SUBJECTS.some((subject) => subject === word);
}
