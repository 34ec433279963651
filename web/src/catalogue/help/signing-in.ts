import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SIGNING_IN = {
  'forgotten-password': helpText({
    changed: '2026-11-10',
    takes: 'three minutes',
    needs: 'access to your inbox',
    intro: 'Nobody can tell you your old password, we included. You choose a new one by a link.',
    steps: {
      'Ask for the link': copy`Open ${link('reset your password', PATHS.forgotPassword)} and enter the address of your account.`,
      'Open the mail':
        'It can take a minute. The link works once and for a short time; if you asked twice, only the newest one works.',
      'Choose a new password':
        'At least eight characters. With it, every session that was open anywhere ends within the hour, so sign in anew on your other devices.',
    },
    screen: {
      place: 'Reset your password',
      rows: [
        { kind: 'note', text: 'Look in your inbox' },
        {
          kind: 'text',
          text: 'If an account exists for ada@example.org, a link is on its way. It can take a minute; look in the spam folder too.',
        },
      ],
    },
    more: {
      'Why it says “if an account exists”':
        'The page says the same for every address, known or not. Otherwise anybody could type in a neighbour’s address and learn whether they are a customer here. The sign-in form keeps to the same rule: a wrong password and an unknown address read alike. So if no mail comes, the account may be under another address of yours.',
      'If it says “too many attempts”':
        'Wait a few minutes. The lock is meant for whoever tries passwords by the thousand, and cannot tell you apart from them. A reset by mail works at once.',
    },
    related: ['mail-does-not-arrive', 'change-your-password', 'lost-device'],
  }),
  'change-your-password': helpText({
    changed: '2026-11-21',
    takes: 'one minute',
    needs: 'your current password',
    intro:
      'You change it on a page of your account, and are asked for the current one first. Whoever sits down at your open laptop can thus not lock you out.',
    steps: {
      'Open Security': copy`Under ${link('Security', PATHS.security)}, enter the current password and the new one. If you do not know the current one, ${link('have a link sent', PATHS.forgotPassword)} instead.`,
      'Look at the bar under the field':
        'It estimates how hard the new password is to guess. It needs eight characters, and one that anybody would guess soon is refused: a common one, or your own name or address. If Caps Lock is on, the page says so.',
      'Sign in again':
        'With the change every session of your account ends at once: in all browsers, and in the one in front of you. Sign in with the new password.',
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
        'Long beats clever. “tram-ledger-thistle-eleven” is easier to type than “Tr4m!99” and takes incomparably longer to guess. Use it nowhere else, and let a password manager remember it.',
      'If it says that other sessions may still be open':
        'Then the password is changed, but the connection broke before the sessions could be ended. Press “Sign out everywhere” on the same page.',
    },
    related: ['lost-device', 'forgotten-password', 'what-the-account-knows'],
  }),
  'lost-device': helpText({
    changed: '2026-11-21',
    takes: 'five minutes',
    needs: 'any other device',
    intro:
      'Whoever holds an unlocked device on which you were signed in can open your servers. These steps take that away, the most effective first.',
    steps: {
      'Sign out everywhere': copy`Under ${link('Security', PATHS.security)}, press “Sign out everywhere” and enter your password. Every session of the account ends at once, on the lost device too. If you are not signed in anywhere and have forgotten the password, ${link('a reset', PATHS.forgotPassword)} ends them within the hour.`,
      'Change the password, if the device knew it': copy`If its browser may have stored it: ${link('change it', '/help/change-your-password')} on the same page. That ends all sessions as well.`,
      'End the sessions on the servers themselves':
        'Servers that ask us from time to time, as ours do, have ended them by now. For any other, open it and sign out there, or have its administrator end your sessions.',
      'Revoke what you do not need': copy`Under ${link('Permissions', PATHS.permissions)} take away any server that you do not recognise, and look at when each was last opened.`,
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
        'Lock or erase it through its maker’s own service. If it reached a server through a private network such as WireGuard, strike its key from the server’s list as well: that key is independent of your account here.',
      'If you find something that was not you': [
        copy`Security lists what happened to your account in the last 180 days: servers, permissions, the plan, the password. If a line puzzles you, do the steps and ${link('write to us', PATHS.contactV1)}.`,
      ],
    },
    related: ['change-your-password', 'remove-a-server', 'shared-computer'],
  }),
  'shared-computer': helpText({
    changed: '2026-11-03',
    takes: 'one minute',
    needs: 'nothing',
    intro: 'Better not at all. But if it has to be, leave like this.',
    steps: {
      'Sign out on every server that you opened': 'A server’s own session does not end with ours.',
      'Sign out here': copy`Press “Sign out” at the top, or open ${link('the address for it', PATHS.logout)}. All other tabs with your account sign out at the same moment.`,
      'Close the browser':
        'And with it whatever else remembers: filled-in forms, downloads, the history.',
    },
    more: {
      'What signing out removes':
        'The session of the sign-in service, the mark that somebody was signed in here, and what the support chat had stored. What stays is the demo shop’s cart and wishlist, which belong to the browser and say nothing about your account, and the theme, which is always light.',
      'If it says that you are still signed in':
        'Then the browser could not remove the session, for instance because the connection broke. Press “Try again”, or clear the data of this site in the browser’s settings.',
    },
    related: ['lost-device', 'change-your-password', 'chat-and-board'],
  }),
};
