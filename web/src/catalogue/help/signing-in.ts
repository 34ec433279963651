import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SIGNING_IN = {
  'forgotten-password': helpText({
    changed: '2026-11-22',
    takes: 'three minutes',
    needs: 'access to your inbox',
    intro: 'Choose a new password with a link that we send you. Even we cannot read the old one.',
    steps: {
      'Ask for the link': copy`Open ${link('reset your password', PATHS.forgotPassword)}, enter the address of your account and press “Send the link”.`,
      'Open the e-mail':
        'It can take a minute to arrive. The link works once, and for a short time. If you asked twice, use the newest one.',
      'Choose a new password':
        'Use at least eight characters. Every session that was open anywhere ends within the hour, so sign in again on your other devices.',
    },
    screen: {
      place: 'Reset your password',
      rows: [
        { kind: 'note', text: 'Check your inbox' },
        {
          kind: 'text',
          text: 'If an account exists for ada@example.org, a link is on its way. Allow a minute, and check the spam folder too.',
        },
      ],
    },
    more: {
      'Why it says “if an account exists”':
        'The page says the same for every address. Otherwise anyone could type in a neighbour’s address and learn whether they are a customer here. The sign-in form follows the same rule: a wrong password and an unknown address read alike. So if the e-mail does not come, try another address of yours.',
      'If it says “too many attempts”':
        'Wait a few minutes. The lock is meant for people who try passwords by the thousand, and cannot tell you apart from them. A reset by e-mail works at once.',
    },
    related: ['mail-does-not-arrive', 'change-your-password', 'lost-device'],
  }),
  'change-your-password': helpText({
    changed: '2026-11-22',
    takes: 'one minute',
    needs: 'your current password',
    intro:
      'You change it on a page of your account, which asks for the current one first. That keeps someone at your open laptop from locking you out.',
    steps: {
      'Open Security': copy`Under ${link('Security', PATHS.security)}, enter the current password and the new one. If you have forgotten the current one, ${link('have a link sent', PATHS.forgotPassword)} instead.`,
      'Watch the bar under the field':
        'It estimates how hard the new password is to guess. Use at least eight characters. Common passwords are refused, and so are your own name and address. If Caps Lock is on, the page says so.',
      'Sign in again':
        'Every session of your account ends at once, in every browser including this one. Sign in with the new password.',
    },
    screen: {
      place: 'Security',
      rows: [
        { kind: 'line', left: 'Current password', right: '••••••••••••' },
        { kind: 'line', left: 'New password', right: '••••••••••••••••' },
        { kind: 'button', label: 'Change password' },
      ],
    },
    more: {
      'What a good one looks like':
        'Long beats clever. “tram-ledger-thistle-eleven” is easier to type than “Tr4m!99” and takes far longer to guess. Use it only here, and let a password manager remember it.',
      'If it says that other sessions may still be open':
        'Your password is changed, but the connection broke before the sessions could be ended. Press “Sign out everywhere” on the same page.',
    },
    related: ['lost-device', 'forgotten-password', 'what-the-account-knows'],
  }),
  'lost-device': helpText({
    changed: '2026-11-22',
    takes: 'five minutes',
    needs: 'any other device',
    intro:
      'If the device is unlocked and signed in, the person who holds it can open your servers. These steps stop that, the most effective first.',
    steps: {
      'Sign out everywhere': copy`Under ${link('Security', PATHS.security)}, press “Sign out everywhere” and enter your password. Every session of the account ends at once, on the lost device too. If you cannot sign in because you have forgotten the password, ${link('a reset', PATHS.forgotPassword)} ends them within the hour.`,
      'Change the password, if the device knew it': copy`If its browser may have stored the password, ${link('change it', '/help/change-your-password')} on the same page. That ends all sessions as well.`,
      'End the sessions on the servers themselves':
        'Servers that check with us from time to time, as ours do, have ended them by now. Open any other server and sign out there, or ask its administrator to end your sessions.',
      'Revoke what you do not recognise': copy`Under ${link('Permissions', PATHS.permissions)}, see when each server was last opened, and revoke any that you do not recognise.`,
    },
    screen: {
      place: 'Security',
      rows: [
        { kind: 'line', left: 'Last sign-in', right: '20 November 2026, 08:14' },
        { kind: 'button', label: 'Sign out everywhere' },
      ],
    },
    more: {
      'And the device itself':
        'Lock or erase it through its maker’s own service. If it reached a server through a private network such as WireGuard, delete its key from the server’s list as well: that key is independent of your account here.',
      'If you see something that was not you': [
        copy`“Recent activity” under ${link('Security', PATHS.security)} shows the last 180 days: servers, permissions, the plan, the password. If you do not recognise a line, follow the steps and ${link('write to us', PATHS.contactV1)}.`,
      ],
    },
    related: ['change-your-password', 'remove-a-server', 'shared-computer'],
  }),
  'shared-computer': helpText({
    changed: '2026-11-22',
    takes: 'one minute',
    needs: 'the computer in front of you',
    intro:
      'It is best to sign in only on your own devices. If you have used a shared one, leave it like this.',
    steps: {
      'Sign out on every server that you opened':
        'Each server has a session of its own, which goes on after ours has ended.',
      'Sign out here': copy`Open the menu with your name at the top and press “Sign out”, or use ${link('this link', PATHS.logout)}. All other tabs with your account sign out at the same moment.`,
      'Close the browser':
        'Clear whatever else remembers you: filled-in forms, downloads, the history.',
    },
    more: {
      'What signing out removes':
        'The session of the sign-in service, the mark that someone was signed in here, what the support chat had stored, and the demo shop’s cart, wishlist and orders. The theme setting stays, and so does a job application that you have begun and not sent.',
      'If it says that you are still signed in':
        'Then the browser could not remove the session, for instance because the connection broke. Press “Try again”, or clear this site’s data in the browser’s settings.',
    },
    related: ['lost-device', 'change-your-password', 'chat-and-board'],
  }),
};
