import { ANSWER_TIME } from '@contract/messages.ts';
import { OWNER_PROOF, type NotMeDone, type NotMePreview } from '@contract/sign-in.ts';

type Does = NotMePreview['does'];

/** What the button does, before it is pressed. */
export const NOT_ME_PLANS: Readonly<Record<Does, readonly string[]>> = {
  undo: [
    'Every session of the account ends, in all browsers and on your servers.',
    'The password stops working. We send a link to choose a new one to the address of the account.',
    'Passkeys, recovery codes, invitations, people, connected servers and addresses for invoice copies that were added since the day before it happened are removed, and people who were given more access have what they had before. You see each of them afterwards.',
    'A download cannot be undone. Billing details at Stripe stay as they are now: correct them under Plan and invoices.',
    'Your servers open again once you have signed in with the new password.',
    'Your plan, the servers that we host for you and everything on them stay.',
  ],
  again: [
    'Every session of the account ends once more, in all browsers and on your servers.',
    'We send another link to choose a new password to the address of the account.',
    'What was added stays as it is now: removing it was done when you pressed first.',
  ],
  close: [
    'The account is closed: signing in to it fails, at the former address and the new one.',
    'Plan, servers and data stay as they are.',
    `We write to both addresses, and decide within ${ANSWER_TIME.promised} whose account it is. For that we need ${OWNER_PROOF}.`,
    'Then we send a link to choose a new password, to the right address only.',
  ],
};

export const NOT_ME_DONE: Readonly<Record<Does, { title: string; text: string }>> = {
  undo: {
    title: 'Everyone is signed out',
    text: 'We have sent a link to choose a new password to the address of the account. Your servers open again once you have signed in with it.',
  },
  again: {
    title: 'Everyone is signed out again',
    text: 'We have sent another link to choose a new password to the address of the account.',
  },
  close: {
    title: 'The account is closed',
    text: `Everyone is kept out. We have written to both addresses and will decide within ${ANSWER_TIME.promised} whose account it is. Answer that e-mail with ${OWNER_PROOF}. Then you get a link to choose a new password. Until then, plan and servers stay as they are.`,
  },
};

const REMOVED_WORDS: Readonly<Record<NotMeDone['removed'][number]['what'], string>> = {
  passkey: 'Passkey',
  codes: 'Recovery codes',
  invitation: 'Invitation',
  member: 'Access to your servers',
  access: 'More access to your servers',
  server: 'Connected server',
  copy: 'Copies of invoices',
};

/** One thing that was removed, as a line. */
export function removedWords({ what, name }: NotMeDone['removed'][number]): string {
  return what === 'codes' || name === '' ? REMOVED_WORDS[what] : `${REMOVED_WORDS[what]}: ${name}`;
}

/** What has become of “Ask for my passkey before a server opens”; null where it was left as it is. */
export function switchWords(
  { switchIs, removalAt }: Pick<NotMeDone, 'switchIs' | 'removalAt'>,
  formatMoment: (moment: string) => string,
): string | null {
  if (removalAt !== null) {
    return `Your passkeys and recovery codes are gone. Your servers open without one from ${formatMoment(removalAt)}. We have sent you an e-mail about it.`;
  }
  if (switchIs === null) return null;
  return switchIs === 'on'
    ? 'Your servers ask for your passkey again before they open, as they did before.'
    : 'Your servers open without a passkey again, as they did before.';
}
