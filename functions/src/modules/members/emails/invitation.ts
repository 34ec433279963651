import { defineEmail } from '../../email/email-parts.ts';
import { invitation, invitationEnded, invitationsWait } from '../../seats/email-kinds.ts';
import { shownName, shownServerName } from '../../../contract/names/shown-name.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { secretOf } from '../../seats/invitation-record.ts';
import { momentOf } from '../../email/format-moment.ts';
import { invitationLoaders, refusalLoaders, type ReadInvitation } from './loaders.ts';

/** To someone who may have no account, and may not know who invites them. Null: it is no longer open, or not wanted there. */
export const invitationEmail = defineEmail(invitation, {
  loaders: invitationLoaders,
  async copy({ invitation: id, nonce }, { to = '' }, { site, linkKey, reads }) {
    if (await reads.refusesInvitations(to)) return null;
    const found = await reads.invitation(id);
    if (found === null) return null;
    const { ownerEmail, until, lapsesAt } = found;
    const name = shownName(found.ownerName, null);
    const who = name ?? 'the owner';
    const Who = name ?? 'The owner';
    const lapses = momentOf(lapsesAt);
    const end = until === null ? null : momentOf(until);
    const { servers, isOne } = serversOf(found);
    return {
      subject: `You are invited to use ${isOne ? 'a private AI server' : 'private AI servers'}`,
      parts: [
        `${Who} (${ownerEmail}) invites you to use ${servers}. We are Alcove, and host ${isOne ? 'this private AI server' : 'these private AI servers'}.${
          end === null
            ? ''
            : ` You can use ${isOne ? 'it' : 'them'} until ${end.day}, ${end.time} UTC.`
        }`,
        'You need an account at Alcove whose confirmed e-mail address is this one. It is free: only the owner of a server needs a plan.',
        `If you accept, ${isOne ? 'the server' : 'each server'} and ${who} learn your name, your e-mail address and when you last visited. ${Who} can download everything that is stored on ${isOne ? 'the server' : 'the servers'}, and can end your access at any time.`,
        `You can accept until ${lapses.day}, ${lapses.time} UTC. The invitation also waits for you in your account if you sign in, or sign up, with this address, even without this link.`,
        'If you do not know this person, or do not want to accept, you need not do anything. If the invitation bothers you, reply to this e-mail and tell us.',
      ],
      link: {
        label: 'See the invitation',
        url: `${site}${SITE_PATHS.invitation}#${secretOf(nonce, linkKey)}`,
      },
      why: 'We sent you this e-mail because someone with an account at Alcove entered your address to invite you.',
    };
  },
});

/** To someone whose invitation has ended with a smaller plan, of which it does not speak. Null: such mails are not wanted there. */
export const invitationEndedEmail = defineEmail(invitationEnded, {
  loaders: refusalLoaders,
  async copy({ ownerName }, { to = '' }, { site, reads }) {
    if (await reads.refusesInvitations(to)) return null;
    const name = shownName(ownerName, null);
    return {
      subject: 'An invitation to you has ended',
      parts: [
        `${name === null ? 'Someone' : name} invited you to use a private AI server that we host. There is no place for you there any more, so the invitation has ended, and its link no longer works.`,
        `You need not do anything. If you had hoped to join, ask ${name ?? 'the person who invited you'} to invite you again when there is room.`,
      ],
      link: { label: 'Go to Alcove', url: site },
      why: 'We sent you this e-mail because someone with an account at Alcove had entered your address to invite you.',
    };
  },
});

/** That there are more, and no word of whose: they may be many, and sent to annoy. Null: they are not wanted there. */
export const invitationsWaitEmail = defineEmail(invitationsWait, {
  loaders: refusalLoaders,
  async copy(_facts, { to = '' }, { site, reads }) {
    if (await reads.refusesInvitations(to)) return null;
    return {
      subject: 'More invitations wait for you at Alcove',
      parts: [
        'This address has been invited often this week to use a private AI server that we host. So that your inbox stays yours, this e-mail is about all that came since the last one, and there is one a day at most.',
        'You find each of them in your account, with who sent it, if you sign in, or sign up, with this address. An account is free, and each invitation is open for a week.',
        'If you expect none, you need not do anything. If they bother you, reply to this e-mail and tell us.',
      ],
      link: { label: 'See the invitations', url: `${site}${SITE_PATHS.dashboard}` },
      why: 'We sent you this e-mail because people with an account at Alcove entered your address to invite you.',
    };
  },
});

function serversOf({ machines }: ReadInvitation): { servers: string; isOne: boolean } {
  if (machines === 'all') {
    return { servers: 'all their servers, also those that they add later', isOne: false };
  }
  const named = machines
    .map((machine) => shownServerName(machine, null))
    .filter((name) => name !== null);
  const isOne = machines.length === 1;
  const rest = machines.length - named.length;
  if (named.length === 0)
    return { servers: isOne ? 'their server' : `${rest} of their servers`, isOne };
  const more = rest === 0 ? [] : [rest === 1 ? 'one more' : `${rest} more`];
  const list = LIST.format([...named, ...more]);
  return { servers: `their ${isOne ? 'server' : 'servers'} ${list}`, isOne };
}

const LIST = new Intl.ListFormat('en-GB');
