import type { Needs } from '../../../context.ts';
import type { StoredMail } from '../../email/outbox.ts';
import type { FactsOf } from '../../email/email-kind.ts';
import { readEmail } from '../../../contract/email.ts';
import { shownName, shownServerName } from '../../../contract/names/shown-name.ts';
import { NOT_ME_DAYS } from '../../../contract/sign-in.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { notMeLinkTo } from '../../email/links.ts';
import type { Letter, Part } from '../../email/template.ts';
import { defineEmail, type CopyParts } from '../../email/email-parts.ts';
import { gateDoc, gateIn, type SessionGate } from '../../../http/session-validity.ts';
import { security } from '../email-kinds.ts';
import { momentOf } from '../../email/format-moment.ts';

/** How a person signs in. */
type Reads = { gate: (uid: string) => Promise<SessionGate> };

export const securityEmail = defineEmail(security, {
  loaders: ({ db }: Needs<'db'>): Reads => ({
    gate: async (uid) => gateIn(await gateDoc(await db(), uid).get()),
  }),
  copy: securityWords,
});

type SecurityFacts = FactsOf<typeof security>;

/** What has happened to an account, to its owner: they may not have done it. Null: this event is only on their page. */
export async function securityWords(
  facts: SecurityFacts,
  mail: Pick<StoredMail, 'uid'>,
  parts: CopyParts<Reads>,
): Promise<Letter | null> {
  const words = wordsOf(facts.event, facts.about);
  if (words === null) return null;
  const link = await notMeLink(facts, mail, parts);
  return link === null
    ? wordsToAct(facts, words, parts.site)
    : wordsWithLink(facts, words, { link, site: parts.site });
}

/** Null where there is nothing to undo, or where “This wasn’t me” was pressed since. */
async function notMeLink(
  { event, at, id = null }: SecurityFacts,
  { uid }: Pick<StoredMail, 'uid'>,
  { site, linkKey, now, reads }: CopyParts<Reads>,
): Promise<string | null> {
  if (id === null || uid === undefined || event === 'account_deleted') return null;
  const until = new Date(Date.parse(at) + NOT_ME_DAYS * DAY_MS);
  if (until <= now()) return null;
  const pressedAt = (await reads.gate(uid)).wasNotMeAt;
  if (event !== 'address_changed' && pressedAt !== null && pressedAt >= at) return null;
  return notMeLinkTo({ event: id, until }, site, linkKey);
}

function wordsWithLink(
  { event, at, about }: SecurityFacts,
  words: EventWords,
  { link, site }: { link: string; site: string },
): Letter {
  const { day, time } = momentOf(at);
  const isFormer = event === 'address_changed' && about === null;
  const account: Part = {
    runs: [
      'What has happened to your account, and when, is also on the page ',
      { label: 'Security', url: `${site}${SITE_PATHS.security}` },
      '.',
    ],
  };
  return {
    subject: words.subject,
    parts: [
      `${words.what} This was on ${day}, at ${time} UTC.`,
      'If it was you, you need not do anything.',
      `If it was not you, press the button. It works for ${NOT_ME_DAYS} days, without signing in, and the page asks you once more.`,
      event === 'address_changed'
        ? 'It closes the account: no one can sign in until we have found out whose it is. Nothing is erased, and plan and servers go on.'
        : `It ends every session, takes back what was added to your account since the day before, and sends you a link to choose a new password.${words.stays ?? ''}`,
      ...(isFormer ? [] : [account]),
    ],
    link: { label: 'This wasn’t me', url: link },
    why: WHY,
  };
}

const WHY = 'We sent you this e-mail because it concerns the security of your account at Alcove.';

/** Of a time at which mails had no such link, or where it would do nothing. */
function wordsToAct({ event, at, about }: SecurityFacts, words: EventWords, site: string): Letter {
  const { day, time } = momentOf(at);
  // The former address of an account no longer opens it.
  const hasAccount =
    event !== 'account_deleted' && !(event === 'address_changed' && about === null);
  return {
    subject: words.subject,
    parts: [
      `${words.what} This was on ${day}, at ${time} UTC.`,
      ...(event === 'account_deleted'
        ? [
            'If your payments have left credit, it goes back to you, the way you paid.',
            'What is kept after that, such as invoices, and for how long, is on our privacy page.',
          ]
        : []),
      hasAccount
        ? `If it was you, you need not do anything. If it was not, change your password at once and end all sessions: both are on the page below.${words.undo ?? ''}`
        : 'If it was not you, reply to this e-mail at once.',
    ],
    ...(hasAccount && {
      link: { label: 'Check your account', url: `${site}${SITE_PATHS.security}` },
    }),
    why: WHY,
  };
}

type EventWords = {
  subject: string;
  what: string;
  /** What else to do if it was someone else. */
  undo?: string;
  /** What the button leaves as it is. */
  stays?: string;
};

function wordsOf(event: SecurityFacts['event'], about: string | null): EventWords | null {
  switch (event) {
    case 'server_added':
      return {
        subject: 'A server may now sign you in',
        what: `${about ?? 'A server'} was added to the servers that may sign you in with your account.`,
      };
    case 'opened_without_address':
      return NAMELESS;
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        what: 'The password of your account was changed, and all other sessions ended.',
      };
    case 'address_changed':
      return {
        subject: 'The e-mail address of your account was changed',
        what:
          about === null
            ? 'The e-mail address of your account was changed. We no longer write to this one.'
            : `The e-mail address of your account is now ${about}.`,
      };
    case 'signed_out_everywhere':
      return {
        subject: 'All your sessions have ended',
        what: 'All sessions of your account were ended.',
      };
    case 'data_exported':
    case 'machine_data_fetched':
    case 'billing_details_changed':
    case 'invoice_copy_added':
      return dataWordsOf(event, about);
    case 'passkey_added':
    case 'passkey_not_required':
    case 'recovery_codes_made':
    case 'recovery_code_used':
      return passkeyWordsOf(event, about);
    case 'account_deleted':
      return {
        subject: 'Your account has been deleted',
        what: 'Your account at Alcove was deleted.',
      };
    case 'person_invited':
    case 'invitation_sent_again':
    case 'person_access_changed':
      return peopleWordsOf(event, whoOf(about));
    case 'new_browser':
      return {
        subject: 'Your account was signed in to with a new browser',
        what: `Your account was signed in to with a browser that we had not seen before${about === null ? '' : `: ${about}`}.`,
      };
    case 'machine_restored':
      return restoredWords(shownServerName(about, null));
    case 'signed_in':
    case 'session_ended':
    case 'address_confirmed':
    case 'passkey_removed':
    case 'passkey_required':
    case 'proof_failed':
    case 'removal_asked':
    case 'removal_stopped':
    case 'was_not_me':
    case 'server_removed':
    case 'server_opened':
    case 'consents_changed':
    case 'plan_changed':
    case 'plan_paused':
    case 'plan_resumed':
    case 'plan_cancelled':
    case 'plan_reactivated':
    case 'plan_withdrawn':
    case 'billing_portal_opened':
    case 'agreement_accepted':
    case 'machine_ordered':
    case 'machine_erased':
    case 'machine_restarted':
    case 'invitation_withdrawn':
    case 'invitation_declined':
    case 'invitation_lapsed':
    case 'invitation_came_back':
    case 'person_joined':
    case 'person_suspended':
    case 'person_back':
    case 'person_left':
    case 'person_removed':
    case 'membership_joined':
    case 'membership_suspended':
    case 'membership_back':
    case 'membership_left':
    case 'membership_ended':
      return null;
  }
}

const NAMELESS: EventWords = {
  subject: 'A sign-in without an address',
  what: 'A program that is signed in to your account got a token and left out for which server. With it, the program learns your name, your e-mail address and whether your plan is in force. Other tokens of this kind are listed on the page Security, and not told of by e-mail until all sessions have ended.',
};

type DataEvent =
  | 'data_exported'
  | 'machine_data_fetched'
  | 'billing_details_changed'
  | 'invoice_copy_added';

function dataWordsOf(event: DataEvent, about: string | null): EventWords {
  switch (event) {
    case 'data_exported':
      return {
        subject: 'Your data was downloaded',
        what: 'All data of your account was downloaded.',
        undo: DOWNLOAD_STAYS,
        stays: DOWNLOAD_STAYS,
      };
    case 'machine_data_fetched':
      return {
        subject: 'The data of a server was downloaded',
        what: `The data of ${shownServerName(about, 'a server')} was downloaded from your account.`,
        undo: DOWNLOAD_STAYS,
        stays: DOWNLOAD_STAYS,
      };
    case 'billing_details_changed':
      return {
        subject: 'Your billing details were changed',
        what: 'The name, address or VAT number on your invoices was changed.',
        undo: DETAILS_STAY,
        stays: DETAILS_STAY,
      };
    case 'invoice_copy_added':
      return {
        subject: 'Your invoices are to go to one more address',
        what: `${(about === null ? null : readEmail(about).email) ?? 'An address'} was added in your account. Once its owner has agreed, it gets a copy of each paid invoice.`,
        undo: ' Then remove the address under Plan and invoices.',
      };
  }
}

type PasskeyEvent =
  | 'passkey_added'
  | 'passkey_not_required'
  | 'recovery_codes_made'
  | 'recovery_code_used';

function passkeyWordsOf(event: PasskeyEvent, about: string | null): EventWords {
  switch (event) {
    case 'passkey_added': {
      const name = shownServerName(about, null);
      return {
        subject: 'A passkey was added to your account',
        what: `A passkey was added to your account${name === null ? '' : `, named ${name}`}. It signs in without your password.`,
      };
    }
    case 'recovery_codes_made':
      return {
        subject: 'New recovery codes were made',
        what: 'New recovery codes were made for your account. Each can be used once in place of a passkey. Earlier ones do not work any more.',
      };
    case 'passkey_not_required':
      return {
        subject: 'Your servers open without a passkey',
        what: 'Your account no longer asks for a passkey before a server opens.',
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        what: 'A recovery code of your account was used in place of a passkey. It does not work again.',
      };
  }
}

const DOWNLOAD_STAYS = ' A download cannot be undone.';
const DETAILS_STAY =
  ' It leaves the billing details as they are now: correct them under Plan and invoices.';

function restoredWords(name: string | null): EventWords {
  return {
    subject: 'A server is being put back to a backup',
    what: `${name ?? 'A server'} is being put back to an earlier backup. What was added or changed after that backup will be gone.`,
    undo: RESTORE_STAYS,
    stays: RESTORE_STAYS,
  };
}

const RESTORE_STAYS =
  ' A restore cannot be undone. Newer backups are kept: once the account is yours alone again, put the server back to the newest.';

type PeopleEvent = 'person_invited' | 'invitation_sent_again' | 'person_access_changed';

function peopleWordsOf(event: PeopleEvent, who: string | null): EventWords {
  switch (event) {
    case 'person_invited':
      return {
        subject: 'Someone was invited to your servers',
        what: `${who ?? 'Someone'} was invited to your servers from your account.`,
        undo: ' Then take the invitation back under People.',
      };
    case 'invitation_sent_again':
      return {
        subject: 'An invitation to your servers was sent again',
        what: `The invitation to your servers for ${who ?? 'someone'} was sent again from your account.`,
        undo: ' Then take the invitation back under People.',
      };
    case 'person_access_changed':
      return {
        subject: 'Someone was given more access to your servers',
        what: `${who ?? 'Someone'} was given more access to your servers from your account: to more of them, for longer, or again.`,
        undo: ' Then end their access under People.',
      };
  }
}

/** An address, or the name that someone has given themselves. */
function whoOf(about: string | null): string | null {
  return (about === null ? null : readEmail(about).email) ?? shownName(about, null);
}
