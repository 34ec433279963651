import { MESSAGE_FILES } from '@contract/files/files.ts';
import { OUTLIVING } from '@contract/legal/outliving.ts';
import { WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { NEWSLETTER } from '@contract/messages.ts';
import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const PRIVACY_AND_DATA = {
  'what-the-account-knows': helpText({
    changed: '2026-11-26',
    takes: 'two minutes to read',
    needs: 'just this page',
    intro:
      'Your account holds little: how to reach you, what you pay for, and where your servers are. What you ask them stays with them.',
    table: {
      caption: 'What is stored in the account',
      head: ['What', 'Source', 'To change it'],
      rows: [
        ['E-mail address', 'you entered it', 'Your details'],
        ['Name, company, phone, language', 'you may enter them', 'Your details'],
        ['A picture of you', 'you may add one', 'Your details'],
        [
          `Files that you sent us, for ${MESSAGE_FILES.days} days`,
          'you added them to a message',
          'automatic',
        ],
        ['Whether the address is confirmed', 'you pressed the button of our link', 'automatic'],
        ['Time of the last sign-in', 'the sign-in service', 'automatic'],
        ['Name and address of each server', 'from us, or added by you', 'Servers'],
        [
          'Servers we host: state, disk used, last answer',
          'the servers’ host',
          'erase the server, or the account',
        ],
        ['When each was last opened', 'you opened it', 'Permissions'],
        ['The number each knows you by', 'you opened it', 'automatic'],
        ['Whom you have let in, and open invitations', 'you invited them', 'People'],
        [
          'Whose servers you may open, and your last visit',
          'you joined',
          'leave, on your dashboard',
        ],
        ['What you agree to', 'you chose it', 'Permissions'],
        ['Whether you get the newsletter', 'you chose it', 'Permissions'],
        ['Events in the account, last 180 days', 'noted as it happens', 'automatic'],
        ['Plan, status, end of the period', 'Stripe', 'Plan and invoices'],
      ],
    },
    steps: {
      'Change your details': copy`Under ${link('Your details', PATHS.editDetails)}. All of it is optional, and you can clear it again.`,
      'Change your e-mail address': copy`On ${link('the same page', PATHS.editDetails)}: enter the new address and your password. We send a link to the new address. Open it where you are signed in, and confirm the change: every session ends, and you sign in with the new address. Until then everything stays as it is. Passkeys, recovery codes and servers that you connected have to be added again after that, in case it was someone else. If your servers ask for your passkey, they stay: you are asked for it when you confirm the change.`,
      'Take a copy': copy`Under ${link('Delete account', PATHS.deleteProfile)}, “Export my data” saves one file with everything in the table and everything that you sent us through the forms on this website. Your picture and the files that you sent us are listed in it by name; you find them under ${link('Your details', PATHS.editDetails)} and ${link('Help and messages', PATHS.help)}. Your account stays as it is.`,
    },
    more: {
      'What is kept elsewhere': [
        copy`Questions, answers, files, and what each person may read on your server are all on the server. Your card number is with Stripe. The full list, with reasons and times, is on the ${link('privacy page', PATHS.privacy)}.`,
      ],
    },
    related: ['delete-your-account', 'chat-and-board', 'after-you-pay'],
  }),
  'chat-and-board': helpText({
    changed: '2026-11-22',
    takes: 'two minutes to read',
    needs: 'just this page',
    intro:
      'Our support uses two outside services: Zendesk runs the chat and the help center, and Canny runs the feedback board. They learn about you only when you use them, or are signed in.',
    steps: {
      'The chat': copy`Once you are signed in, “Chat” at the top of your account opens it. Visitors are asked before it is loaded, and the sign-in pages leave it out. It receives your account’s identifier; your name and address only once the address is confirmed, and while you agree to that under ${link('Permissions', PATHS.permissions)}.`,
      'The help center':
        'If you open it while signed in, we send a token with your identifier, name and confirmed address. It works once, and saves you a second account.',
      'The feedback board': copy`We send the same when you open it, but only while you agree to it under ${link('Permissions', PATHS.permissions)}; otherwise the board stays closed to your account. Your name is shown beside what you write there, or “Alcove customer” if you have left it empty. Your address is never shown.`,
    },
    more: {
      'What stays in the browser':
        'The chat stores what it needs to recognise you. When you sign out, it is removed with everything it stored.',
      'To avoid both': [
        copy`Write to us ${link('with the form', PATHS.contactV1)} or by e-mail. If a blocker stops Zendesk’s script, everything else on these pages still works.`,
      ],
    },
    related: ['what-the-account-knows', 'shared-computer', 'delete-your-account'],
  }),
  'e-mails-from-us': helpText({
    changed: '2026-11-26',
    takes: 'a minute',
    needs: 'an e-mail from us, or your account',
    intro:
      'We send few e-mails. Two kinds can be switched off: the newsletter, and e-mails about new features.',
    steps: {
      'From the e-mail':
        'Open “Leave the newsletter” at the foot of the e-mail, and press the button on the page that opens. You need not sign in. Many e-mail programs show “Unsubscribe” at the top; that does the same.',
      'From your account': copy`Switch either of them off under ${link('Permissions', PATHS.permissions)}. There you can join the newsletter as well, once your address is confirmed.`,
    },
    more: {
      'What leaving does': `Your address is deleted from the newsletter’s list at once. ${NEWSLETTER}`,
      'Joining without an account': [
        copy`Enter your address ${link('in the form', `${PATHS.blogGrid}#newsletter`)}, then open the link in the e-mail that comes and press the button within 48 hours. Otherwise we delete the address after three days.`,
      ],
      'What cannot be switched off':
        'E-mails about your servers, the people whom you let in or who have let you in, payments, the security of your account and changes of our terms. They tell you what you have to know, such as when a server will be erased.',
    },
    related: ['mail-does-not-arrive', 'what-the-account-knows', 'delete-your-account'],
  }),
  'delete-your-account': helpText({
    changed: '2026-11-29',
    takes: 'five minutes',
    needs: 'your password',
    intro:
      'You delete it yourself, on a page of your account. It asks for your address and your password, in case someone else is at your open laptop. It cannot be undone.',
    steps: {
      'Save what you want to keep': copy`On ${link('Delete account', PATHS.deleteProfile)}, “Export my data” saves everything that we keep about you in one file, in which the files that you sent us are listed: save these under ${link('Help and messages', PATHS.help)}. Download your ${link('invoices', PATHS.invoices)} as PDF. For files and conversations on a server that we host, press “Download data” on its page: you get ordinary files in one archive. Do this first, because the server is erased with the account. Tell the people whom you have let in: they lose what they have stored there, too.`,
      'Decide about the plan': copy`The plan ends at once with the account, and nothing more is charged. For ${WITHDRAWAL_DAYS} days after ordering, ${link('withdraw first', PATHS.withdraw)}: that also pays back the days that are left, which a deletion does not. To use the days that you have paid for, or the ${KEEP_DAYS} days in which a server’s data is kept after the end, ${link('cancel the plan', PATHS.canceling)} first and delete the account later. Credit that your payments have left, as after a pause, is paid back, and credit that we gave you ends with the account; the page shows how much of each.`,
      Delete:
        'On the same page, type your address, press “Delete my account” and enter your password. You are signed out in all browsers, and a page says what was deleted.',
    },
    screen: {
      place: 'Delete account',
      rows: [
        { kind: 'line', left: 'Your e-mail address', right: 'ada@example.org' },
        { kind: 'button', label: 'Delete my account' },
      ],
    },
    table: {
      caption: 'What happens to what',
      head: ['What', 'What happens to it'],
      rows: [
        ['Sign-in, details, list of servers, permissions, security events', 'deleted at once'],
        [
          'What you sent through our forms from your confirmed address, with its files',
          'deleted at once',
        ],
        ['Your picture', 'deleted at once'],
        ['A plan', 'ended at once, nothing more is charged'],
        ['Credit that your payments have left', 'paid back, the way you paid'],
        ['Credit that we gave you', 'ends with the account'],
        ['Invoices and payments', 'kept at Stripe as long as tax law demands'],
        [
          'Withdrawals, cancellations by our form and data-processing agreements',
          `kept for ${OUTLIVING.withdrawals.years} years after the end of the year, as proof`,
        ],
        ['Chat at Zendesk, posts at Canny', 'kept there until you ask us to have them removed'],
        ['Servers that we host', 'erased at once, with their data and backups'],
        ['People whom you have let in', 'lose access to your servers at once, and are told'],
        ['Servers of others that you may open', 'you leave them; their owners are told'],
        ['What is on your own server', 'stays as it is, and stays yours'],
      ],
    },
    more: {
      'If it says “The account was not deleted”':
        'Try again in a few minutes; it continues where it stopped. If Stripe could not end the plan, nothing has been deleted. If the plan has ended but a server could not be erased yet, the account stays until it is: we keep trying, and you can press the button again.',
      'If you cannot sign in any more': [
        copy`Reset the password first. If you have lost the address itself, ${link('write to us', PATHS.contactV1)} and expect questions: we would rather refuse a deletion than carry out a stranger’s. To end the plan alone, ${link('cancel it without signing in', PATHS.cancelContract)}.`,
      ],
    },
    related: ['change-or-cancel', 'find-an-invoice', 'what-the-account-knows'],
  }),
};
