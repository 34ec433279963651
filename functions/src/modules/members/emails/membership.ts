import type { FactsOf } from '../../email/email-kind.ts';
import { defineEmail } from '../../email/email-parts.ts';
import { shownName, shownServerName } from '../../../contract/names/shown-name.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { findMachine } from '../../machines/machine-store.ts';
import {
  invitationCameBack,
  membershipChanged,
  personJoined,
  personLeft,
  sharedMachine,
} from '../../seats/email-kinds.ts';
import { isTrueOfMembership, isTrueOfSharedMachine } from './is-still-relevant.ts';
import { membershipLoaders } from './loaders.ts';

type Words = Pick<Letter, 'subject' | 'parts'>;

export const personJoinedEmail = defineEmail(personJoined, {
  copy: (facts, _mail, { site }) => personJoinedWords(facts, site),
});
export const invitationCameBackEmail = defineEmail(invitationCameBack, {
  copy: (facts, _mail, { site }) => invitationCameBackWords(facts, site),
});
export const personLeftEmail = defineEmail(personLeft, {
  copy: (facts, _mail, { site }) => personLeftWords(facts, site),
});
export const membershipEmail = defineEmail(membershipChanged, {
  loaders: membershipLoaders,
  isStillRelevant: async (facts, _mail, { membership }) =>
    isTrueOfMembership(facts, await membership(facts.membership)),
  copy: (facts, _mail, { site }) => membershipWords(facts, site),
});
export const sharedMachineEmail = defineEmail(sharedMachine, {
  loaders: (ctx) => ({
    ...membershipLoaders(ctx),
    machine: async (id: string) => findMachine(await ctx.db(), id),
  }),
  async copy(facts, _mail, { site, reads }) {
    const [record, membership] = await Promise.all([
      reads.machine(facts.machine),
      reads.membership(facts.membership),
    ]);
    if (!isTrueOfSharedMachine(facts, record, membership)) return null;
    return sharedMachineWords(facts, membership?.ownerName ?? null, site);
  },
});

/** To an owner: someone has accepted their invitation. */
export function personJoinedWords(
  { name, email }: FactsOf<typeof personJoined>,
  site: string,
): Letter {
  const shown = shownName(name, null);
  return toOwner(site, {
    subject: 'Your invitation was accepted',
    parts: [
      `${shown === null ? email : `${shown} (${email})`} has accepted your invitation and can now use what you have shared with them. They sign in with their own account.`,
      'Under People you see when they last visited. There you can also change what they may open, or end their access.',
    ],
  });
}

/** To an owner: their invitation did not arrive. */
function invitationCameBackWords(
  { email }: FactsOf<typeof invitationCameBack>,
  site: string,
): Letter {
  return toOwner(site, {
    subject: 'Your invitation could not be delivered',
    parts: [
      `The e-mail with your invitation to ${email} came back. Is the address right?`,
      'The invitation holds no place in your plan any more, so you can invite someone else. If the address is wrong, take it back under People and send a new one.',
      'If it is right, the invitation still works while you have a free place: it waits for them in their account at Alcove until its seven days are over.',
    ],
  });
}

/** To an owner: someone can no longer open their servers. */
export function personLeftWords({ name, how }: FactsOf<typeof personLeft>, site: string): Letter {
  const who = shownName(name, 'A member');
  const guest = shownName(name, 'a guest');
  const files = 'What they stored on your servers is still there.';
  switch (how) {
    case 'left':
      return toOwner(site, {
        subject: 'A member has left your servers',
        parts: [`${who} has left your servers and can no longer open them.`, files],
      });
    case 'deleted':
      return toOwner(site, {
        subject: 'A member can no longer open your servers',
        parts: [
          `${who} has deleted their account at Alcove, so they can no longer open your servers.`,
          files,
        ],
      });
    case 'last_day':
      return toOwner(site, {
        subject: 'The last day of a guest has passed',
        parts: [
          `The last day that you set for ${guest} has passed, so they can no longer open your servers.`,
          `${files} If they need more time, invite them again.`,
        ],
      });
  }
}

function toOwner(site: string, words: Words): Letter {
  return {
    ...words,
    link: { label: 'Go to People', url: `${site}${SITE_PATHS.people}` },
    why: 'We sent you this e-mail because it concerns who can open your servers at Alcove.',
  };
}

/** To a member: what has changed about their access. The owner's plan is not their concern, and stays out of it. */
export function membershipWords(facts: FactsOf<typeof membershipChanged>, site: string): Letter {
  const name = shownName(facts.ownerName, null);
  return toMember(site, wordsOf(facts, name));
}

function wordsOf({ event, until }: FactsOf<typeof membershipChanged>, name: string | null): Words {
  const servers = name === null ? 'the servers that were shared with you' : `${name}’s servers`;
  const owner = name ?? 'the owner';
  const Owner = name ?? 'The owner';
  const stays = `What you stored on the servers is still there. If you need something, ask ${owner}: they can download everything on their servers.`;
  switch (event) {
    case 'removed':
      return {
        subject: 'Your access to shared servers has ended',
        parts: [
          `${Owner} has ended your access to ${name === null ? servers : 'their servers'}. They are gone from your dashboard.`,
          stays,
          'Your own account at Alcove stays as it is.',
        ],
      };
    case 'suspended':
      return {
        subject: 'Your access to shared servers is suspended',
        parts: [
          `Your access to ${servers} is suspended, so you cannot open them for now.`,
          'What you stored on the servers is still there. We write to you when you can open them again.',
          `If you need something from there now, ask ${owner}: they can give you a place, or download what you need.`,
        ],
      };
    case 'back':
      return {
        subject: 'You can open shared servers again',
        parts: [`You can open ${servers} again, from your dashboard as before.`],
      };
    case 'last_day': {
      const end = until === null ? null : momentOf(until);
      const when = end === null ? 'for a short time' : `until ${end.day}, ${end.time} UTC`;
      return {
        subject: 'Your last day on shared servers is near',
        parts: [
          `You can open ${servers} ${when}. After that, your access ends.`,
          'What you stored there stays on the servers, where you cannot reach it any more. Copy what you want to keep before then.',
          `If you need more time, ask ${owner}: they can change the date.`,
        ],
      };
    }
    case 'ended':
      return {
        subject: 'Your access to shared servers has ended',
        parts: [
          `${Owner} shared their servers with you until a certain day. That day has passed, so you cannot open them any more.`,
          `${stays} They can also invite you again.`,
          'Your own account at Alcove stays as it is.',
        ],
      };
    case 'owner_gone':
      return {
        subject: 'Your access to shared servers has ended',
        parts: [
          `${Owner} has deleted their account at Alcove, and we erase their servers for good, with everything that was stored on them.`,
          'We cannot bring anything back, and we are sorry if something of yours was there.',
          'Your own account stays as it is.',
        ],
      };
  }
}

/** To a member: what has changed about one of the machines that they may open. */
export function sharedMachineWords(
  facts: FactsOf<typeof sharedMachine>,
  ownerName: string | null,
  site: string,
): Letter {
  const name = shownServerName(facts.name, null);
  const owner = shownName(ownerName, null);
  const shares = `${owner ?? 'the owner'} shares with you`;
  return toMember(
    site,
    machineWordsOf(facts, {
      which: name === null ? `A server that ${shares}` : `${name}, which ${shares},`,
      owner: owner ?? 'the owner',
    }),
  );
}

function machineWordsOf(
  { event, keepUntil }: FactsOf<typeof sharedMachine>,
  { which, owner }: { which: string; owner: string },
): Words {
  switch (event) {
    case 'asleep':
      return {
        subject: 'A shared server is asleep',
        parts: [
          `${which} is asleep, so no one can open it for now. Your files on it are kept.`,
          `You need not do anything: we write to you when it is awake again. If you need to know more, ask ${owner}.`,
        ],
      };
    case 'awake':
      return {
        subject: 'A shared server is awake again',
        parts: [
          `${which} is awake, and you can open it from your dashboard again. Your files are where you left them.`,
        ],
      };
    case 'ending': {
      const end = keepUntil === null ? null : momentOf(keepUntil);
      return {
        subject: `A shared server will be erased${end === null ? '' : ` on ${end.day}`}`,
        parts: [
          `${which} cannot be opened at the moment.${end === null ? ' It' : ` On ${end.day}, at ${end.time} UTC, it`} will be erased for good, with its backups and your files on it.`,
          `Is there something on it that you want to keep? Ask ${owner} before then: only they can download its data, or keep the server.`,
        ],
      };
    }
    case 'restored':
      return {
        subject: 'A shared server was put back to a backup',
        parts: [
          `${which} was put back to an earlier backup by ${owner}. What you added or changed after that backup is gone.`,
          `If you miss something, ask ${owner}: a newer backup may have it.`,
        ],
      };
    case 'erased':
      return {
        subject: 'A shared server has been erased',
        parts: [
          `${which} has been erased for good, with its backups and everything that was stored on it.`,
          `We cannot bring anything back. If you miss something, ask ${owner} whether they downloaded the data before.`,
        ],
      };
  }
}

function toMember(site: string, words: Words): Letter {
  return {
    ...words,
    link: { label: 'Go to your dashboard', url: `${site}${SITE_PATHS.dashboard}` },
    why: 'We sent you this e-mail because it concerns a server at Alcove that someone shared with you.',
  };
}
