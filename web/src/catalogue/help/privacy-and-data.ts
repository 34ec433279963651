import { KEEP_DAYS } from '@contract/machines.ts';
import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const PRIVACY_AND_DATA = {
  'what-the-account-knows': helpText({
    changed: '2026-11-22',
    takes: 'two minutes to read',
    needs: 'nothing',
    intro:
      'An account with us is a thin thing. It knows how to reach you, what you pay for, and where your servers are. It does not know what you ask them.',
    table: {
      caption: 'What is stored in the account',
      head: ['What', 'From where', 'To change it'],
      rows: [
        ['E-mail address', 'you entered it', 'Your details'],
        ['Name, company, phone, language', 'you may enter them', 'Your details'],
        ['Whether the address is confirmed', 'you followed the link', 'not needed'],
        ['Time of the last sign-in', 'the sign-in service', 'not needed'],
        ['Name and address of each server', 'we made it, or you added it', 'AI servers'],
        [
          'Machines we host: state, disk used, last answer',
          'the machines’ host',
          'erase the machine, or the account',
        ],
        ['When each was last opened', 'the hand-off', 'Permissions'],
        ['The number under which each knows you', 'the hand-off', 'not needed'],
        ['What you agree to', 'you chose it', 'Permissions'],
        ['What happened to the account, 180 days back', 'noted as it happens', 'goes by itself'],
        ['Plan, status, end of the period', 'Stripe', 'Plan and invoices'],
      ],
    },
    steps: {
      'Change your details': copy`Under ${link('Your details', PATHS.editDetails)}. All of it is optional and may be emptied again.`,
      'Change your e-mail address': copy`On ${link('the same page', PATHS.editDetails)}: enter the new address and your password. We send a link there; when you open it, the change is made, every session ends, and you sign in with the new address. Until then nothing changes.`,
      'Take a copy': copy`Under ${link('Delete account', PATHS.deleteProfile)}, “Export my data” saves one file with everything in the table, and with what you sent us by the forms of this website. Nothing is deleted by that.`,
    },
    more: {
      'What is not in it': [
        copy`Questions, answers, files, and the people you have let in to your server. All of these lie on the server. The number of your card lies with Stripe. The full list, with reasons and times, is on the ${link('privacy page', PATHS.privacy)}.`,
      ],
    },
    related: ['delete-your-account', 'chat-and-board', 'after-you-pay'],
  }),
  'chat-and-board': helpText({
    changed: '2026-11-21',
    takes: 'two minutes to read',
    needs: 'nothing',
    intro:
      'Two services of others are part of our support: a chat and a help center by Zendesk, and a feedback board by Canny. They learn something about you only when you use them, or are signed in.',
    steps: {
      'The chat': copy`It is loaded in the corner of the page once you are signed in, and for visitors only if they have allowed it. It is never loaded on the pages for signing in. It receives your account’s identifier; your name and address only once the address is confirmed, and while you agree to that under ${link('Permissions', PATHS.permissions)}.`,
      'The help center':
        'Opening it while signed in sends a token with your identifier, name and confirmed address, used once, so that you need no second account.',
      'The feedback board': copy`The same, when you open it, and only while you agree to it under ${link('Permissions', PATHS.permissions)}; without that the board stays closed to your account. Your name is shown beside what you write there. If you have entered none, you appear as “Alcove customer”; your address is never shown.`,
    },
    more: {
      'What stays in the browser':
        'The chat stores what it needs to recognise you. It is taken off the page with what it stored when you sign out.',
      'To use neither': [
        copy`Write to us ${link('by the form', PATHS.contactV1)} or by e-mail. A blocker that keeps Zendesk’s script from loading breaks nothing else on these pages.`,
      ],
    },
    related: ['what-the-account-knows', 'shared-computer', 'delete-your-account'],
  }),
  'delete-your-account': helpText({
    changed: '2026-11-22',
    takes: 'five minutes',
    needs: 'your password',
    intro:
      'You delete it yourself, on a page of your account. It asks for your address and your password, so that nobody does it at your open laptop, and it cannot be undone.',
    steps: {
      'Take with you what you want to keep': copy`On ${link('Delete account', PATHS.deleteProfile)}, “Export my data” saves everything that we keep about you as one file. Your ${link('invoices', PATHS.invoices)} come down as PDF. Files and conversations on a machine that we host come down from its page, with “Fetch the data”, as ordinary files in one archive. Do this first: with the account the machine is erased at once.`,
      'Decide about the plan': copy`With the account a plan ends at once, and nothing more is charged. If you want to use the days that are paid, or the ${KEEP_DAYS} days in which a machine’s data is kept after the end, ${link('cancel the plan', PATHS.canceling)} and delete the account later. Credit that is left lapses with the account; the page names it before.`,
      Delete:
        'On the same page type your address, press “Delete my account” and enter your password. You are signed out in all browsers, and a page says what was deleted.',
    },
    screen: {
      place: 'Delete account',
      rows: [
        { kind: 'line', left: 'Your e-mail address', right: 'ada@example.org' },
        { kind: 'button', label: 'Delete my account' },
      ],
    },
    table: {
      caption: 'What becomes of what',
      head: ['What', 'What happens to it'],
      rows: [
        ['Sign-in, details, list of servers, permissions, security events', 'deleted at once'],
        ['What you sent by our forms from your confirmed address', 'deleted at once'],
        ['A plan', 'ended at once, nothing more is charged'],
        ['Credit that is left', 'lapses with the account'],
        ['Invoices and payments', 'kept at Stripe as long as tax law demands'],
        ['Chat at Zendesk, posts at Canny', 'kept there until you ask us to have them removed'],
        ['Machines that we host', 'erased at once, with their data and backups'],
        ['What lies on a server of your own', 'not touched, it was never ours'],
      ],
    },
    more: {
      'If it says that the account is not deleted':
        'If the plan could not be ended at Stripe, nothing is deleted: try again in a few minutes. If the plan has ended but a machine could not be erased yet, the account stays until it is: we go on trying, and you can press the button again. If the connection broke on the way, try again too; it goes on where it stopped.',
      'If you cannot sign in any more': [
        copy`Reset the password first. If the address itself is lost, ${link('write to us', PATHS.contactV1)} and expect questions: we would rather refuse a deletion than carry out a stranger’s.`,
      ],
    },
    related: ['change-or-cancel', 'find-an-invoice', 'what-the-account-knows'],
  }),
};
