import type { Letter } from '../../../adapters/mail-template.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import type { Notice } from './due-notice.ts';
import type { MachineRecord } from '../record/machine-record.ts';

type NamedMachine = Pick<
  MachineRecord,
  'id' | 'name' | 'readyAt' | 'keepUntil' | 'reason' | 'sleepAt'
>;

/**
 * The mail that tells a machine's owner. The host's own words stay out of it: they are for operators.
 * @param site our own origin, such as `https://alcove.example`
 */
export function noticeWords(notice: Notice, machine: NamedMachine, site: string): Letter {
  return {
    ...wordsOf(notice, machine),
    link: {
      label: `Go to ${machine.name}`,
      url: `${site}${SITE_PATHS.projects}/${encodeURIComponent(machine.id)}`,
    },
    footer: 'We sent you this e-mail because it concerns your server at Alcove.',
  };
}

type Words = Pick<Letter, 'subject' | 'paragraphs'>;

function wordsOf(notice: Notice, machine: NamedMachine): Words {
  switch (notice.kind) {
    case 'ready':
      return ready(machine);
    case 'failed':
      return machine.readyAt === null ? notMade(machine) : failed(machine);
    case 'sleeping':
      return sleeping(machine, notice.days);
    case 'asleep':
      return asleep(machine, notice.why);
    case 'ending':
      return ending(machine, notice.days);
    case 'erased':
      return erased(machine);
  }
}

function ready({ name }: NamedMachine): Words {
  return {
    subject: `${name} is ready`,
    paragraphs: [
      `Your server ${name} is ready.`,
      'Open it from its page, and your account signs you in.',
    ],
  };
}

const IF_NOTHING_HAPPENS = 'If you are still waiting tomorrow, write to us from its page.';

function notMade({ name }: NamedMachine): Words {
  return {
    subject: `${name} could not be set up`,
    paragraphs: [
      `Something went wrong while we were setting up ${name}. The fault is ours. We have been told and are working on it.`,
      `Your order stands. ${IF_NOTHING_HAPPENS}`,
    ],
  };
}

function failed({ name }: NamedMachine): Words {
  return {
    subject: `${name} has failed`,
    paragraphs: [
      `Something is broken on our side, and ${name} cannot be opened. We have been told and are working on it.`,
      IF_NOTHING_HAPPENS,
    ],
  };
}

function sleeping({ name, sleepAt }: NamedMachine, days: number): Words {
  const { day, time } = momentOf(sleepAt);
  return {
    subject: `${name} falls asleep on ${day} unless your plan is paid`,
    paragraphs: [
      `The last payment for your plan did not go through. If it is still open on ${day}, at ${time} UTC, ${name} falls asleep. Its files and backups are kept, and it wakes once the payment has gone through.`,
      'You can pay the open invoice or change your card under “Plan and invoices” in your account.',
      ...(days === 2 ? ['This is our last reminder.'] : []),
    ],
  };
}

function asleep({ name }: NamedMachine, why: 'paused' | 'unpaid'): Words {
  const isPaused = why === 'paused';
  return {
    subject: `${name} is asleep`,
    paragraphs: [
      `${isPaused ? 'Your plan is paused' : 'Your plan has not been paid'}, so ${name} is asleep. Its files and backups are kept.`,
      isPaused ? 'It wakes when your plan resumes.' : 'It wakes once the payment has gone through.',
    ],
  };
}

function ending({ name, keepUntil, reason }: NamedMachine, days: number): Words {
  const { day, time } = momentOf(keepUntil);
  const isSmaller = reason === 'plan_smaller';
  const because = isSmaller ? `Your plan has become too small for ${name}` : 'Your plan has ended';
  return {
    subject: `${name} will be erased on ${day}`,
    paragraphs: [
      `${because}, so ${name} is asleep. On ${day}, at ${time} UTC, it will be erased for good, with its backups.`,
      `Until then you can download its data. ${isSmaller ? 'A larger plan' : 'A new plan'} wakes it just as it was.`,
      ...(days === 1 ? ['This is our last reminder.'] : []),
    ],
  };
}

function erased({ name, reason }: NamedMachine): Words {
  const because = REASONS_TO_ERASE.get(reason);
  return {
    subject: `${name} has been erased`,
    paragraphs: [
      `${because ?? ''}${name} has been erased for good, with its backups. Its address is never given to anyone else.`,
      ...(because === undefined ? ['If you did not expect this, please write to us.'] : []),
    ],
  };
}

const REASONS_TO_ERASE: ReadonlyMap<MachineRecord['reason'], string> = new Map([
  ['erase_asked', 'As you asked, '],
  ['plan_ended', 'Your plan has ended, and the time to download the data is over. '],
  [
    'plan_smaller',
    'Your plan is too small for this server, and the time to download its data is over. ',
  ],
]);

/** Such as `3 May 2026` and `14:05`. We do not know the reader's time zone. */
function momentOf(moment: string | null): { day: string; time: string } {
  const date = new Date(moment ?? Number.NaN);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
  return { day: inUtc({ dateStyle: 'long' }), time: inUtc({ timeStyle: 'short' }) };
}
