import type { Needs } from '../../../context.ts';
import {
  createConfirmationCode,
  createResetCode,
} from '../../../adapters/identity/identity-codes.ts';
import { uidOf } from '../../../adapters/identity/uid-of.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { OWNER_PROOF, REMOVAL_HOURS } from '../../../contract/sign-in.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { defineEmail } from '../../email/email-parts.ts';
import { newAddressOf, pageLinkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import {
  accountClosed,
  accountDecided,
  addressNew,
  addressVerification,
  passkeyRemoval,
  passwordReset,
} from '../email-kinds.ts';

function loaders({ db, auth }: Needs<'db' | 'auth'>) {
  return {
    /** How a person signs in. */
    gate: async (uid: string): Promise<SessionGate> => gateIn(await gateDoc(await db(), uid).get()),
    /** Makes a code with which the holder of an address can choose a new password; null if no account has this address. */
    resetCode: createResetCode(auth),
    /** The same for one with which they can confirm the address. */
    confirmationCode: createConfirmationCode(auth),
    /** Whose account has an address; null if none has. */
    uidOf: async (address: string) => uidOf(await auth(), address),
  };
}

const WHY =
  'We sent you this e-mail because it concerns how you sign in to your account at Alcove.';

/**
 * The way back in: after all sessions were ended, or because someone has asked for it. The link is made now, and is nowhere but in
 * this mail. Null: no account has this address, or it is closed.
 */
export const passwordResetEmail = defineEmail(passwordReset, {
  loaders,
  async copy(_facts, { uid, to = '' }, { site, reads }) {
    if (uid !== undefined && (await reads.gate(uid)).closed !== null) return null;
    const code = await reads.resetCode(to);
    if (code === null) return null;
    const reason =
      uid === undefined
        ? [
            'We have been asked for a link to choose a new password for your account at Alcove.',
            'If it was not you, you need not do anything: your password stays as it is.',
          ]
        : [
            'All sessions of your account have ended, and your old password does not work any more.',
            'Choose a new one, and sign in with it. Your servers open again from then on.',
          ];
    return {
      subject: 'Choose a new password',
      parts: [
        ...reason,
        'The link works for an hour, and once. After that, ask for a new one where you sign in, under “Forgot your password?”.',
      ],
      link: {
        label: 'Choose a new password',
        url: actionPage(site, { mode: 'resetPassword', oobCode: code }),
      },
      why: WHY,
    };
  },
});

/** To the address of an account. Null: it was confirmed since, or the account has another now. */
export const addressVerificationEmail = defineEmail(addressVerification, {
  loaders,
  async copy({ path }, { uid = '', to = '' }, { site, reads }) {
    if ((await reads.uidOf(to)) !== uid) return null;
    const { noted } = await reads.gate(uid);
    if (noted?.email === to && noted.isConfirmed) return null;
    const code = await reads.confirmationCode(to);
    if (code === null) return null;
    const continueUrl = `${site}${path}`;
    return {
      subject: 'Confirm your e-mail address',
      parts: [
        'This address was entered for an account at Alcove. Confirm that it is yours, and everything in the account can be used.',
        'The link opens a page with a button. Open it in the browser in which you are signed in; in another one, the page asks for your password first.',
        'If you did not enter it, someone else has, perhaps by mistake. You can ignore this e-mail: only you can confirm the address.',
      ],
      link: {
        label: 'Confirm this address',
        url: actionPage(site, { mode: 'verifyEmail', oobCode: code, continueUrl }),
      },
      why: 'We sent you this e-mail because your address was entered for an account at Alcove.',
    };
  },
});

/** Our page for codes of the identity service, whose names for them these are. */
function actionPage(site: string, query: Record<string, string>): string {
  return `${site}${SITE_PATHS.action}?${new URLSearchParams(query).toString()}`;
}

/** Null: the switch stays on, or this is about an earlier time. */
export const passkeyRemovalEmail = defineEmail(passkeyRemoval, {
  loaders,
  async copy({ askedAt, at }, { uid = '' }, { site, linkKey, now, reads }) {
    const { removal } = await reads.gate(uid);
    const until = new Date(at);
    if (removal?.askedAt !== askedAt || until <= now()) return null;
    const link = { purpose: 'keep-passkey', id: uid, generation: askedAt, until } as const;
    const { day, time } = momentOf(at);
    return {
      subject: `From ${day}, your servers open without a passkey`,
      parts: [
        `We have been asked to stop asking for a passkey before a server of your account opens, because its passkeys and recovery codes are lost. From ${day}, at ${time} UTC, the password is enough. That is ${REMOVAL_HOURS} hours after it was asked for.`,
        'If this is what you want, you need not do anything.',
        'If it is not, press the button before then, and we go on asking for the passkey. Using a passkey or a recovery code of the account does the same. If you did not ask for this, someone else knows your password: change it.',
        'We send this e-mail three times, to every address that the account has had in the last 30 days.',
      ],
      link: { label: 'Keep asking for my passkey', url: pageLinkTo(link, site, linkKey) },
      why: WHY,
    };
  },
});

/** To an address of which no one has proved yet that it is theirs. Null: another was asked for since, or none. */
export const addressNewEmail = defineEmail(addressNew, {
  loaders,
  async copy({ until, plan }, { uid = '', to = '' }, { site, linkKey, now, reads }) {
    const end = new Date(until);
    const { changingTo } = await reads.gate(uid);
    if (end <= now() || changingTo?.email !== to) return null;
    if ((await reads.uidOf(to)) !== null) return takenWords(site);
    const generation = newAddressOf({ email: to, until });
    const link = { purpose: 'new-address', id: uid, generation, until: end } as const;
    const query = plan === undefined ? '' : `?plan=${plan}`;
    const { day, time } = momentOf(until);
    return {
      subject: 'Confirm your new e-mail address',
      parts: [
        'Someone wants to sign in to their account at Alcove with this address from now on.',
        `If it was you, open the page with this button in the browser in which you are signed in, and confirm it there. The link works until ${day}, ${time} UTC. Once you have confirmed, all sessions end, and you sign in with this address.`,
        'If it was not you, you need not do anything: without you, nothing changes.',
      ],
      link: { label: 'Use this address', url: pageLinkTo(link, site, linkKey, query) },
      why: 'We sent you this e-mail because someone with an account at Alcove entered your address.',
    };
  },
});

/** To the owner of an account, whose address someone wants to have for another. */
function takenWords(site: string): Letter {
  return {
    subject: 'This address has an account already',
    parts: [
      'Someone with another account at Alcove has asked to sign in with your address from now on. An address can belong to one account only, so yours stays as it is.',
      'If it was you, sign in to the account that has this address. If you do not need it any more, delete it, and ask for the change again.',
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Sign in', url: `${site}${SITE_PATHS.login}` },
    why: WHY,
  };
}

/** To every address that may be its owner's. Null: it was decided since. */
export const accountClosedEmail = defineEmail(accountClosed, {
  loaders,
  async copy({ at }, { uid = '' }, { reads }) {
    const { closed } = await reads.gate(uid);
    if (closed?.at !== at) return null;
    const { day, time } = momentOf(at);
    return {
      subject: 'Your account is closed until we know whose it is',
      parts: [
        `The e-mail address of your account was changed, and someone at one of the two addresses told us that this was not them. We cannot know which of you owns the account, so we closed it on ${day}, at ${time} UTC. No one can sign in.`,
        'Nothing is erased and nothing is ordered. The plan and its payments go on, and servers go on running.',
        `We decide within ${ANSWER_TIME.promised}, and write to the address that the account is to have.`,
        `Please reply to this e-mail with what its owner knows: ${OWNER_PROOF}.`,
        'Never send a password, or the whole number of a card.',
      ],
      why: WHY,
    };
  },
});

/** To the address that the account has from now on. */
export const accountDecidedEmail = defineEmail(accountDecided, {
  copy(_facts, { to = '' }) {
    return {
      subject: 'Your account is open again',
      parts: [
        `We have decided that the account belongs to you. You sign in with this address, ${to}.`,
        'We removed the passkeys and recovery codes that were added since the day before the address was changed, and other things that were added then. Look at your passkeys, people and servers once you are in.',
        'Your old password does not work any more. Another e-mail brings you a link to choose a new one.',
      ],
      why: WHY,
    };
  },
});
