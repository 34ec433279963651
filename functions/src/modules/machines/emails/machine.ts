import type { FactsOf } from '../../email/kinds.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { monthInWords } from '../../../foundation/iso-time.ts';
import type { MachineContent } from '../../email/kinds.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';

/**
 * The mail that tells a machine's owner. The host's own words stay out of it: they are for operators.
 * @param site our own origin, such as `https://alcove.example`
 */
export function machineWords(content: MachineContent, site: string): Letter {
  const { machine, name } = content.facts;
  return {
    ...wordsOf(content),
    link: {
      label: `Go to ${name}`,
      url: `${site}${SITE_PATHS.projects}/${encodeURIComponent(machine)}`,
    },
    why: 'We sent you this e-mail because it concerns your server at Alcove.',
  };
}

type Words = Pick<Letter, 'subject' | 'parts'>;

function wordsOf({ kind, facts }: MachineContent): Words {
  switch (kind) {
    case 'machine_ready':
      return ready(facts);
    case 'machine_failed':
      return facts.wasReady ? failed(facts) : notMade(facts);
    case 'machine_silent':
      return silent(facts);
    case 'machine_back':
      return back(facts);
    case 'machine_disk':
      return disk(facts);
    case 'machine_sleeping':
      return sleeping(facts);
    case 'machine_asleep':
      return asleep(facts);
    case 'machine_ending':
      return ending(facts);
    case 'machine_restored':
      return restored(facts);
    case 'machine_credit':
      return credit(facts);
    case 'machine_erased':
      return erased(facts);
  }
}

function ready({ name }: FactsOf<'machine_ready'>): Words {
  return {
    subject: `${name} is ready`,
    parts: [`Your server ${name} is ready.`, 'Go to its page and press Open.'],
  };
}

function restored({ name, madeAt, hasFailed }: FactsOf<'machine_restored'>): Words {
  const made = momentOf(madeAt);
  if (hasFailed) {
    return {
      subject: `${name} could not be restored`,
      parts: [
        `Your server ${name} could not be put back to its backup of ${made.day}, at ${made.time} UTC. It has what it had before.`,
        'We have been told. You can try again, with the same backup or another one.',
      ],
    };
  }
  return {
    subject: `${name} has been restored`,
    parts: [
      `Your server ${name} is back to its backup of ${made.day}, at ${made.time} UTC.`,
      'What was added or changed after that is gone. The other backups are kept.',
    ],
  };
}

/** @throws {RangeError} for a currency that is none */
function credit({
  name,
  month,
  hours,
  amount,
  currency,
  ...how
}: FactsOf<'machine_credit'>): Words {
  const sum = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
  const when = monthInWords(month);
  if (how.isMoved) {
    return {
      subject: `Your ${sum} for ${name} in ${when}`,
      parts: [
        `We wrote to you that ${sum} for ${name} in ${when} would come off your next invoice. That invoice will not be paid any more, so you get the money another way.`,
        CREDIT_WORDS[how.way],
      ],
    };
  }
  const short = hours === 1 ? 'one full hour' : `${hours} full hours`;
  return {
    subject: `You get back ${sum} for ${name}`,
    parts: [
      `In ${when}, ${name} fell short of the availability that we aim for by ${short}. Our terms say what that is worth: you get back ${sum}. There is nothing for you to do.`,
      CREDIT_WORDS[how.way],
    ],
  };
}

const CREDIT_WORDS: Readonly<Record<FactsOf<'machine_credit'>['way'], string>> = {
  invoice: 'It is taken off your next invoice, on a line of its own.',
  refund: 'It goes back to the card that paid, which takes a few working days.',
  balance:
    'It is on your account as credit, and comes off your next invoice. If you would rather have it paid out, write to us.',
  staff: 'We will write to you about how it reaches you.',
};

const IF_NOTHING_HAPPENS = 'If it is still not working tomorrow, write to us from its page.';

function notMade({ name }: { name: string }): Words {
  return {
    subject: `${name} could not be set up`,
    parts: [
      `We could not set up ${name} yet. The fault is ours: we know, and are working on it.`,
      `Your order stands. ${IF_NOTHING_HAPPENS}`,
    ],
  };
}

function failed({ name }: { name: string }): Words {
  return {
    subject: `${name} has failed`,
    parts: [
      `Something is broken on our side, and ${name} cannot be opened. We know, and are working on it.`,
      IF_NOTHING_HAPPENS,
    ],
  };
}

function silent({ name, since }: FactsOf<'machine_silent'>): Words {
  const { day, time } = momentOf(since);
  return {
    subject: `${name} does not answer`,
    parts: [
      `${name} has not answered since ${day}, ${time} UTC. It may be restarting, or its connection may be down.`,
      'Your files are on its disk as before. If it does not come back by itself, restart it from its page, or write to us. We write again when it answers.',
    ],
  };
}

function back({ name }: FactsOf<'machine_back'>): Words {
  return {
    subject: `${name} answers again`,
    parts: [`${name} did not answer for a while. It is back, and you can open it as usual.`],
  };
}

function disk({ name, percent, usedBytes, diskBytes }: FactsOf<'machine_disk'>): Words {
  const used = `${gigabytes(usedBytes)} of ${gigabytes(diskBytes)} GB`;
  return {
    subject: `The disk of ${name} is ${percent} per cent full`,
    parts: [
      `${name} uses ${used} of its disk.`,
      percent === 95
        ? 'When the disk is full, the server can store nothing new, and parts of it may stop. Please remove what you no longer need, or choose a larger plan.'
        : 'There is no hurry. You can remove what you no longer need, or choose a larger plan.',
    ],
  };
}

/** Of 10^9 bytes, as disks are sold. */
function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(bytes < 10e9 ? 1 : 0);
}

function sleeping({ name, sleepAt, days }: FactsOf<'machine_sleeping'>): Words {
  const { day, time } = momentOf(sleepAt);
  return {
    subject: `${name} falls asleep on ${day} unless your plan is paid`,
    parts: [
      `The last payment for your plan did not go through. If it is still open on ${day}, at ${time} UTC, ${name} falls asleep. Its files and backups are kept, and it wakes once the payment has gone through.`,
      'You can pay the open invoice or change your card under “Plan and invoices” in your account.',
      ...(days === 2 ? ['This is our last reminder.'] : []),
    ],
  };
}

function asleep({ name, why }: FactsOf<'machine_asleep'>): Words {
  const isPaused = why === 'paused';
  return {
    subject: `${name} is asleep`,
    parts: [
      `${isPaused ? 'Your plan is paused' : 'Your plan has not been paid'}, so ${name} is asleep. Its files and backups are kept.`,
      isPaused ? 'It wakes when your plan resumes.' : 'It wakes once the payment has gone through.',
    ],
  };
}

function ending({ name, keepUntil, reason, days }: FactsOf<'machine_ending'>): Words {
  const { day, time } = momentOf(keepUntil);
  const isSmaller = reason === 'plan_smaller';
  const because = isSmaller ? `Your plan has become too small for ${name}` : 'Your plan has ended';
  return {
    subject: `${name} will be erased on ${day}`,
    parts: [
      `${because}, so ${name} is asleep. On ${day}, at ${time} UTC, it will be erased for good, with its backups.`,
      `Until then you can download its data. ${isSmaller ? 'A larger plan' : 'A new plan'} wakes it just as it was.`,
      ...(days === 2 ? ['This is our last reminder.'] : []),
    ],
  };
}

function erased({ name, reason }: FactsOf<'machine_erased'>): Words {
  const because = REASONS_TO_ERASE.get(reason);
  return {
    subject: `${name} has been erased`,
    parts: [
      `${because ?? ''}${name} has been erased for good, with its backups. Its address is never given to anyone else.`,
      ...(because === undefined ? ['If you did not expect this, please write to us.'] : []),
    ],
  };
}

const REASONS_TO_ERASE: ReadonlyMap<FactsOf<'machine_erased'>['reason'], string> = new Map([
  ['erase_asked', 'As you asked, '],
  ['plan_ended', 'Your plan has ended, and the time to download the data is over. '],
  [
    'plan_smaller',
    'Your plan is too small for this server, and the time to download its data is over. ',
  ],
]);
