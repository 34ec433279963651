import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { defineEmail, type Email } from '../../email/email-parts.ts';
import type { EmailKind, FactsOf } from '../../email/email-kind.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { findMachine } from '../machine-store.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import {
  machineAsleep,
  machineBack,
  machineDisk,
  machineEnding,
  machineErased,
  machineFailed,
  machineReady,
  machineRestored,
  machineSilent,
  machineSleeping,
} from '../email-kinds.ts';

type Reads = { machine: (id: string) => Promise<MachineRecord | null> };
type Words = Pick<Letter, 'subject' | 'parts'>;

/**
 * A mail to a machine's owner. The host's own words stay out of it: they are for operators.
 * @param isTrue whether what it says is still so of the machine as it is stored. Once that went with its account, nothing is.
 */
export function machineEmail<F extends { machine: string; name: string }>(
  kind: EmailKind<F>,
  words: (facts: F) => Words,
  isTrue: (record: MachineRecord, facts: F) => boolean,
): Email<F, Reads> {
  return defineEmail<F, Reads>(kind, {
    loaders: ({ db }) => ({ machine: async (id) => findMachine(await db(), id) }),
    async isStillRelevant(facts, _mail, { machine }) {
      const record = await machine(facts.machine);
      return record !== null && isTrue(record, facts);
    },
    copy: (facts, _mail, { site }) => ({
      ...words(facts),
      link: {
        label: `Go to ${facts.name}`,
        url: `${site}${SITE_PATHS.projects}/${encodeURIComponent(facts.machine)}`,
      },
      why: 'We sent you this e-mail because it concerns your server at Alcove.',
    }),
  });
}

export const machineReadyEmail = machineEmail(
  machineReady,
  ready,
  ({ desired, state }) => desired === 'ready' && state !== 'failed',
);
export const machineFailedEmail = machineEmail(
  machineFailed,
  (facts) => (facts.wasReady ? failed(facts) : notMade(facts)),
  ({ state }) => state === 'failed',
);
export const machineSilentEmail = machineEmail(
  machineSilent,
  silent,
  ({ state }) => state === 'unreachable',
);
export const machineBackEmail = machineEmail(machineBack, back, ({ state }) => state === 'ready');
export const machineDiskEmail = machineEmail(
  machineDisk,
  disk,
  ({ desired, toldDisk }, { percent }) => desired === 'ready' && toldDisk >= percent,
);
export const machineSleepingEmail = machineEmail(
  machineSleeping,
  sleeping,
  (record, { sleepAt }) => record.desired === 'ready' && record.sleepAt === sleepAt,
);
export const machineAsleepEmail = machineEmail(
  machineAsleep,
  asleep,
  ({ desired, reason }, { why }) => desired === 'asleep' && reason === why,
);
export const machineEndingEmail = machineEmail(
  machineEnding,
  ending,
  (record, { keepUntil }) => record.desired === 'ending' && record.keepUntil === keepUntil,
);
export const machineRestoredEmail = machineEmail(machineRestored, restored, () => true);
export const machineErasedEmail = machineEmail(machineErased, erased, () => true);

function ready({ name }: FactsOf<typeof machineReady>): Words {
  return {
    subject: `${name} is ready`,
    parts: [`Your server ${name} is ready.`, 'Go to its page and press Open.'],
  };
}

function restored({ name, madeAt, hasFailed }: FactsOf<typeof machineRestored>): Words {
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

function silent({ name, since }: FactsOf<typeof machineSilent>): Words {
  const { day, time } = momentOf(since);
  return {
    subject: `${name} does not answer`,
    parts: [
      `${name} has not answered since ${day}, ${time} UTC. It may be restarting, or its connection may be down.`,
      'Your files are on its disk as before. If it does not come back by itself, restart it from its page, or write to us. We write again when it answers.',
    ],
  };
}

function back({ name }: FactsOf<typeof machineBack>): Words {
  return {
    subject: `${name} answers again`,
    parts: [`${name} did not answer for a while. It is back, and you can open it as usual.`],
  };
}

function disk({ name, percent, usedBytes, diskBytes }: FactsOf<typeof machineDisk>): Words {
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

function sleeping({ name, sleepAt, days }: FactsOf<typeof machineSleeping>): Words {
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

function asleep({ name, why }: FactsOf<typeof machineAsleep>): Words {
  const isPaused = why === 'paused';
  return {
    subject: `${name} is asleep`,
    parts: [
      `${isPaused ? 'Your plan is paused' : 'Your plan has not been paid'}, so ${name} is asleep. Its files and backups are kept.`,
      isPaused ? 'It wakes when your plan resumes.' : 'It wakes once the payment has gone through.',
    ],
  };
}

function ending({ name, keepUntil, reason, days }: FactsOf<typeof machineEnding>): Words {
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

function erased({ name, reason }: FactsOf<typeof machineErased>): Words {
  const because = REASONS_TO_ERASE.get(reason);
  return {
    subject: `${name} has been erased`,
    parts: [
      `${because ?? ''}${name} has been erased for good, with its backups. Its address is never given to anyone else.`,
      ...(because === undefined ? ['If you did not expect this, please write to us.'] : []),
    ],
  };
}

const REASONS_TO_ERASE: ReadonlyMap<FactsOf<typeof machineErased>['reason'], string> = new Map([
  ['erase_asked', 'As you asked, '],
  ['plan_ended', 'Your plan has ended, and the time to download the data is over. '],
  [
    'plan_smaller',
    'Your plan is too small for this server, and the time to download its data is over. ',
  ],
]);
