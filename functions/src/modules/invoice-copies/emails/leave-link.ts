import { DASHBOARD, GONE, INCOMPLETE, type MailLink } from '../../email/links.ts';
import { leaveCopies } from '../leave-copies.ts';

export const invoiceCopyLeaveLink: MailLink = {
  act: leaveCopies,
  ask: {
    title: 'Stop getting these invoices?',
    paragraphs: ['Press the button, and invoices of this account no longer come to this address.'],
    button: 'Stop these invoices',
  },
  done: {
    title: 'No more invoices come here',
    paragraphs: ['This address was taken off the list of the account.'],
    link: DASHBOARD,
  },
  gone: {
    status: 410,
    title: GONE,
    paragraphs: [`This address is not on the list any more. ${INCOMPLETE}`],
    link: DASHBOARD,
  },
};
