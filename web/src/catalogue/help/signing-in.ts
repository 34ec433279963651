import { OWNER_PROOF } from '@contract/sign-in.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const SIGNING_IN = {
  'forgotten-password': helpText({
    changed: '2026-11-29',
    takes: 'three minutes',
    needs: 'access to your inbox',
    intro: 'Choose a new password with a link that we send you. Even we cannot read the old one.',
    steps: {
      'Ask for the link': copy`Open ${link('reset your password', PATHS.forgotPassword)}, enter the address of your account and press “Send the link”.`,
      'Open the e-mail':
        'It can take a minute to arrive. The link works once, and for an hour. If you asked twice, use the newest one.',
      'Choose a new password':
        'Use at least eight characters. Every session that was open anywhere ends within the hour, so sign in again on your other devices.',
    },
    screen: {
      place: 'Reset your password',
      rows: [
        { kind: 'note', text: 'Check your inbox' },
        {
          kind: 'text',
          text: 'If an account exists for ada@example.org, a link is on its way. Allow a minute, and check the spam folder too. We send at most three an hour.',
        },
      ],
    },
    more: {
      'Why it says “if an account exists”':
        'The page says the same for every address. Otherwise anyone could type in a neighbour’s address and learn whether they are a customer here. The sign-in form follows the same rule: a wrong password and an unknown address read alike. So if the e-mail does not come, try another address of yours.',
      'If it says “too many attempts”':
        'Wait a few minutes. The lock is meant for people who try passwords by the thousand, and cannot tell you apart from them. A reset by e-mail works at once.',
      'If all you want is to cancel': [
        copy`You can do that without signing in: use ${link('Cancel contracts here', PATHS.cancelContract)}, at the foot of every page. ${link('How it goes on from there', '/help/change-or-cancel')}.`,
      ],
    },
    related: ['mail-does-not-arrive', 'sign-in-with-a-passkey', 'lost-device'],
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
        copy`“Recent activity” under ${link('Security', PATHS.security)} shows the last 180 days: servers, permissions, the plan, the password. If you do not recognise a line, press ${link('“This wasn’t me”', '/help/this-was-not-me')} in the e-mail that we sent about it, or follow the steps and ${link('write to us', PATHS.contactV1)}.`,
      ],
    },
    related: ['where-you-are-signed-in', 'this-was-not-me', 'change-your-password'],
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
      'If it says that one thing is left to do':
        'Then you are signed out, and the browser could not remove what it stores of the session, for instance because the connection broke. Press “Try again”, or clear this site’s data in the browser’s settings. Otherwise it is removed when the site is opened the next time.',
      'If you close the tab too early':
        'You are signed out as soon as you ask for it. What the browser still has to remove, it removes the next time this site is opened.',
    },
    related: ['lost-device', 'change-your-password', 'chat-and-board'],
  }),
  'sign-in-with-a-passkey': helpText({
    changed: '2026-11-26',
    takes: 'two minutes',
    needs: 'a confirmed address, and a device with a screen lock',
    intro:
      'A passkey is kept by your phone, your computer or your password manager. You unlock it with your fingerprint, your face or the PIN of the device.',
    steps: {
      'Add one': copy`Under ${link('Security', PATHS.security)}, press “Add a passkey”, give it a name and follow your browser. If it has been a while since you signed in, the page asks for your password first. An account can have ten.`,
      'Sign in with it': copy`${link('On the sign-in page', PATHS.login)}, press “Sign in with a passkey”, or choose it where your browser offers it in the field for the address.`,
      'If you like, have it asked for before a server opens':
        'On the same page, tick “Ask for my passkey before a server opens”. From then on your password alone is too little to open a server, fetch data, invite people or delete anything.',
      'Make recovery codes': copy`They stand in for a passkey that you have ${link('lost', '/help/lost-passkey')}. Keep them somewhere else than on that device.`,
    },
    screen: {
      place: 'Security',
      rows: [
        { kind: 'line', left: 'My Mac', right: 'Synced' },
        { kind: 'line', left: 'Key in the drawer', right: 'On one device' },
        { kind: 'button', label: 'Add a passkey' },
      ],
    },
    more: {
      'What we keep of it':
        'Its public half, its name, and when it was added and last used. The secret half stays on your device or in your password manager, so what could be stolen from us is useless to a thief.',
      '“Synced” and “On one device”':
        'A synced passkey is kept by a service such as iCloud Keychain or Google Password Manager and is on your other devices too. One on a single device, such as a security key, is gone when that is gone.',
    },
    related: ['lost-passkey', 'where-you-are-signed-in', 'change-your-password'],
  }),
  'lost-passkey': helpText({
    changed: '2026-11-29',
    takes: 'a minute with a code, three days without',
    needs: 'your password',
    intro:
      'Your password signs you in as before. Only if your servers ask for your passkey do you need one of the following.',
    steps: {
      'Use another passkey': copy`One on another device is as good. You see them all under ${link('Security', PATHS.security)}.`,
      'Use a recovery code':
        'Where a page asks for your passkey, press “Use a recovery code” and enter one of the ten. Each works once. We send you an e-mail each time. You can try five an hour.',
      'Then put things right': copy`Under ${link('Security', PATHS.security)}, add a new passkey, remove the lost one and make new codes. Those from before stop working.`,
      'Everything lost? Ask for it to be taken off':
        'On the same page, press “Everything lost?”. After 72 hours your servers open without a passkey. We write to all your addresses at once, after 24 and after 48 hours, and a link in those e-mails stops it.',
    },
    more: {
      'Why it takes three days':
        'Someone who has stolen your password could ask for it too. In three days you see at least one of our e-mails and can stop them. For the same reason it cannot be asked for within seven days of a change of address or of “This wasn’t me”; the page says until when.',
      'If an e-mail says that it was asked for and it was not you': [
        copy`Open the link in it and press “Keep asking for my passkey”. Then ${link('reset your password', PATHS.forgotPassword)}: the person who asked was signed in with it.`,
      ],
    },
    related: ['sign-in-with-a-passkey', 'this-was-not-me', 'forgotten-password'],
  }),
  'where-you-are-signed-in': helpText({
    changed: '2026-11-26',
    takes: 'one minute',
    needs: 'your account',
    intro:
      'Your account lists the browsers that are signed in to it: which, since when, and when we last heard from them.',
    steps: {
      'Open Security': copy`“Sessions” under ${link('Security', PATHS.security)} lists them. “This one” is the browser in front of you.`,
      'End one that you have stopped using':
        'Press “End” and then “End this session”. We refuse it from now on, and its page signs out and says why, within an hour at the latest.',
      'You do not know it? Do more':
        'Press “Sign out everywhere and change the password” instead. Ending one session does not help against someone who knows your password.',
    },
    screen: {
      place: 'Sessions',
      rows: [
        { kind: 'line', left: 'Firefox on Windows', right: 'This one' },
        { kind: 'line', left: 'Safari on iPhone', right: 'End' },
      ],
    },
    more: {
      'What is not listed':
        'Sessions that have yet to call us. Servers that you opened have sessions of their own: you sign out of them there, or with “Sign out everywhere”.',
      'How we know a browser again':
        'Our pages keep a random number in the browser and send it along. All it tells us is that a browser is new, and we store a hash of it. When someone signs in with a new browser, you get an e-mail.',
    },
    related: ['lost-device', 'this-was-not-me', 'shared-computer'],
  }),
  'this-was-not-me': helpText({
    changed: '2026-11-29',
    takes: 'two minutes',
    needs: 'the e-mail that we sent you',
    intro:
      'When something important happens in your account, we write to you at once: a new browser, a new passkey, a new password or address, an invitation, one more address for your invoices, a download of your data. If it was not you, its link undoes what can be undone.',
    steps: {
      'Open “This wasn’t me”':
        'The link in the e-mail works for seven days. You need not sign in. The page says what happened, when, and what its button will do.',
      'Press the button':
        'Everyone is signed out, on your servers too. The password stops working. What was added since the day before is removed: passkeys, recovery codes, invitations, people, connected servers, addresses for invoice copies. People who were given more access have what they had before. The page lists each. A download cannot be undone.',
      'Choose a new password':
        'We send the link for it to the address of the account. Your servers open again once you have signed in with it. Your plan, hosted servers and their data stay as they were.',
    },
    screen: {
      place: 'Was this you?',
      rows: [
        { kind: 'line', left: 'Signed in with a new browser', right: '26 November 2026, 08:14' },
        { kind: 'button', label: 'This wasn’t me' },
      ],
    },
    more: {
      'If the address of the account was changed': `Then we cannot tell which address is yours. The button closes the account: everyone is kept out, and your plan, servers and data stay. We write to both addresses and decide within ${ANSWER_TIME.promised}. For that we need ${OWNER_PROOF}. Then you get a link to choose a new password.`,
      'If the link is over': [
        copy`It has been used, a later press has ended it, or its seven days are over. ${link('Reset your password', PATHS.forgotPassword)}, which signs everyone out, and look through “Recent activity” under ${link('Security', PATHS.security)}.`,
      ],
      'If someone reads your e-mails':
        'Then change the password of the inbox first. Anyone who can read it can choose a new password here.',
    },
    related: ['where-you-are-signed-in', 'lost-passkey', 'change-your-password'],
  }),
};
