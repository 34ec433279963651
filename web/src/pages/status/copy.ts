import { COMPANY } from '@contract/legal/company.ts';
import { INCIDENT_DAYS } from '@contract/status.ts';
import { link, copy } from '@/lib/copy.ts';
import { PATHS } from '@/site/paths.ts';

export const STATUS = {
  title: 'Status',
  looked: 'Looked at ',
  again: 'This page looks again every minute while you have it open.',
  retry: 'Retry',
  unreached: copy`Our status did not answer within 5 seconds. Your connection may be the cause, or we are. Press Retry, or write to ${link(COMPANY.email, `mailto:${COMPANY.email}`)}.`,
  unknown: copy`Our own look at the parts is overdue, so their state is open. What people told is below. If something fails for you, write to ${link(COMPANY.email, `mailto:${COMPANY.email}`)}.`,
  withoutScript: copy`The state itself needs JavaScript. Without it, write to ${link(COMPANY.email, `mailto:${COMPANY.email}`)} and a person looks for you.`,
  partsTitle: 'The parts',
  parts: {
    account: 'These pages, your dashboard, and everything you change there.',
    signIn: 'Passwords, passkeys, and opening a server from your account.',
    payments: 'Buying and changing a plan, and invoices. They are made at Stripe.',
    servers: 'Whether the servers of several customers answer, and whether new ones can be made.',
    mail: 'Whether what we send leaves within the hour.',
  },
  openTitle: 'What is wrong now',
  plannedTitle: 'Planned work',
  plannedText: 'Times are in your time zone.',
  overTitle: `The past ${INCIDENT_DAYS} days`,
  quiet: `${INCIDENT_DAYS} days without a report.`,
  allAbove: 'All reports are above.',
  waiting: 'The list comes with the state.',
  some: 'For some servers',
  about: {
    title: 'How we know',
    paragraphs: [
      'A program looks at each part every minute. People write the reports, and a part that one is open about has trouble here, whatever the program sees. Planned work changes no part. This page comes from a function of its own, so it also answers when the account does not.',
      copy`How your own server answered, day by day, is on ${link('its page', PATHS.projects)} in your account.`,
      copy`You see something that this page does not? ${link('Write to us', PATHS.contactV1)}, and say what you did, what you saw, and when.`,
    ],
  },
} as const;
