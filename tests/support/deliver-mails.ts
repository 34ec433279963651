import type { ReportedMail } from '../../standins/mailbox/controls.ts';
import { startJobs } from '../api/jobs.ts';
import { auth, firestore } from './emulators.ts';
import { awaitMail } from './mails.ts';

/**
 * The newest mail that our API has written with these words. No function of the test stack runs when one was written, or a withdrawal
 * was declared, so that is done here.
 */
export async function awaitOurMail(address: string, words: string): Promise<ReportedMail> {
  const { settleWithdrawals, mail } = startJobs();
  await settleWithdrawals();
  for (const due of await waitingFor(address)) await mail?.deliverNew(due.id, due.get('lane'));
  return awaitMail(address, words);
}

/** The link of the newest mail that confirms the address of an account, or brings a new password. */
export async function mailedLink(email: string, kind: keyof typeof SUBJECTS): Promise<string> {
  return linkIn(await awaitOurMail(email, SUBJECTS[kind]), '/auth/action?');
}

const SUBJECTS = {
  confirmation: 'Confirm your e-mail address',
  password: 'Choose a new password',
} as const;

/** The link in a mail to a page of the site. */
export function linkIn({ text }: Pick<ReportedMail, 'text'>, path: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith('http') && word.includes(path));
  if (link === undefined) throw new Error(`no link ${path} in: ${text}`);
  return link;
}

/** In the outbox: those to the address, and those to the account that has it. */
async function waitingFor(address: string) {
  const { users } = await auth().getUsers([{ email: address }]);
  const mails = firestore().collection('mail');
  const found = await Promise.all([
    mails.where('to', '==', address).get(),
    ...users.map(({ uid }) => mails.where('uid', '==', uid).get()),
  ]);
  return found.flatMap(({ docs }) =>
    docs.filter((mail) => mail.get('delivery.state') === 'waiting'),
  );
}
