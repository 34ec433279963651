import {
  isBeingErased,
  isBeingRestored,
  isKeptOn,
  takesPlace,
  type Machine,
  type MachineReason,
} from '@contract/machines.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { formatDay, formatDayAndTime, formatShortDay } from '@/lib/dates.ts';

export type MachineText = {
  /** Beside the lamp. */
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  title: string;
  /** What is the case and why. */
  sentence: string;
  /** What its owner can do; null where nothing has to be done. */
  advice: string | null;
  /** What fits the state, the most useful first. */
  actions: readonly MachineAction[];
};

export type MachineAction =
  | 'open'
  | 'try-anyway'
  | 'resume-plan'
  | 'pay'
  | 'choose-plan'
  | 'larger-plan'
  | 'fetch-data'
  | 'write-to-us';

/** A machine in words: the only place that says what a state means to its owner. */
export function describeMachine(machine: Machine, context: DescribeContext): MachineText {
  const text = describeState(machine, context);
  if (context.isPlanPaused !== true || !text.actions.includes('larger-plan')) return text;
  return {
    ...text,
    advice: [text.advice, 'Your plan is paused: resume it first, then choose a larger one.'].join(
      ' ',
    ),
    actions: text.actions.map((action) => (action === 'larger-plan' ? 'resume-plan' : action)),
  };
}

function describeState(machine: Machine, { locale, now }: DescribeContext): MachineText {
  if (isBeingErased(machine)) return describeErasing(machine);
  switch (machine.state) {
    case 'ordered':
    case 'preparing':
      return describeMaking(machine, locale, now);
    case 'ready':
      return describeReady(machine);
    case 'asleep':
      return describeAsleep(machine);
    case 'unreachable':
      return describeSilent(machine, locale);
    case 'failed':
      return describeFailed(machine);
    case 'ending':
      return describeEnding(machine, locale);
    case 'erased':
      return describeGone(machine, locale);
  }
}

/** A machine that is still being made after this long takes longer than usual. Milliseconds. */
const USUALLY_MADE_MS = 15 * 60_000;

/** People who make machines by hand are given this long once they are at work. Milliseconds. */
const MADE_BY_HAND_MS = 24 * 3_600_000;

function isSlow(machine: Machine, now: Date | null): boolean {
  const { state, orderedAt, readyAbout, attendedAt } = machine;
  const isBeingMade = state === 'ordered' || state === 'preparing';
  if (!isBeingMade || now === null) return false;
  const expected = Date.parse(readyAbout ?? attendedAt ?? orderedAt);
  return now.getTime() - expected > (attendedAt === null ? USUALLY_MADE_MS : MADE_BY_HAND_MS);
}

/** Whether it is away because it is put back to a backup. */
export function isPutBack(machine: Pick<Machine, 'state' | 'restore'>): boolean {
  return machine.state === 'preparing' && isBeingRestored(machine);
}

function describeMaking(machine: Machine, locale: string, now: Date | null): MachineText {
  const { name, state, step, restore } = machine;
  const base = { tone: 'info', actions: [] } as const;
  if (isPutBack(machine)) {
    return {
      ...base,
      label: step === null ? 'Being put back' : `Step ${step.number} of ${step.of}`,
      title: `${name} is being put back`,
      sentence: `It becomes what it was on ${formatDayAndTime(restore?.madeAt ?? null, locale) ?? 'the day you chose'}.${step === null ? '' : ` Step ${step.number} of ${step.of}: ${asSentence(step.words)}`}`,
      advice: 'You can leave this page. It opens again when this is done.',
    };
  }
  const label = step === null ? 'Ordered' : `Step ${step.number} of ${step.of}`;
  if (isSlow(machine, now)) {
    return {
      ...base,
      label,
      tone: 'warn',
      title: `${name} is taking longer than usual`,
      sentence: `${usualTime(machine, locale)} Your order is safe; please do not order again.${step === null ? '' : ` It is at step ${step.number} of ${step.of}: ${asPhrase(step.words)}.`}`,
      advice:
        'You can leave this page. If it is not ready in an hour, write to us and we will look into it.',
      actions: ['write-to-us'],
    };
  }
  return {
    ...base,
    label,
    title: state === 'ordered' ? `${name} is ordered` : `${name} is being set up`,
    sentence:
      step === null
        ? whenSetUp(machine, locale, now)
        : `${asSentence(step.words)} It takes ${SET_UP_TIME.machine} in all.`,
    advice: 'You can leave this page and come back; we carry on without you.',
  };
}

/** When an order is carried out: in minutes, once there is room, or by a person at work. */
function whenSetUp({ readyAbout, attendedAt }: Machine, locale: string, now: Date | null): string {
  const ready = formatDayAndTime(readyAbout, locale);
  if (ready !== null) {
    return `Every place is taken right now. Your server is ready about ${ready}; we have reserved it for you.`;
  }
  const attended = formatDayAndTime(attendedAt, locale);
  if (attendedAt === null || attended === null) {
    return `We are about to set it up, which takes ${SET_UP_TIME.machine}.`;
  }
  return now !== null && Date.parse(attendedAt) <= now.getTime()
    ? `We set it up by hand. Someone has had your order since ${attended}.`
    : `We set it up by hand. Someone looks at your order on ${attended}.`;
}

function usualTime({ readyAbout, attendedAt }: Machine, locale: string): string {
  const expected = formatDayAndTime(readyAbout ?? attendedAt, locale);
  if (expected === null) return `Servers are usually ready within ${SET_UP_TIME.machine}.`;
  return readyAbout === null
    ? `We set it up by hand, and someone has had your order since ${expected}.`
    : `We expected it to be ready about ${expected}.`;
}

function describeReady({ name, desired, why }: Machine): MachineText {
  if (desired === 'ready') {
    return {
      label: 'Ready',
      tone: 'good',
      title: `${name} is ready`,
      sentence: 'Open it: you are signed in automatically.',
      advice: null,
      actions: ['open'],
    };
  }
  return {
    label: 'Going to sleep',
    tone: 'neutral',
    title: `${name} is going to sleep`,
    sentence: `${BECAUSE[why ?? 'none']} Its files and backups are kept.`,
    advice: null,
    actions: remedyOf(why),
  };
}

function describeAsleep({ name, desired, why }: Machine): MachineText {
  if (desired === 'ready') {
    return {
      label: 'Waking up',
      tone: 'info',
      title: `${name} is waking up`,
      sentence: 'It has all its files and is back in a minute or two.',
      advice: null,
      actions: [],
    };
  }
  return {
    label: 'Asleep',
    tone: 'neutral',
    title: `${name} is asleep`,
    sentence: `${BECAUSE[why ?? 'none']} Its files and backups are kept.`,
    advice: WAKES[why ?? 'none'],
    actions: remedyOf(why),
  };
}

function describeSilent({ name, lastSeenAt }: Machine, locale: string): MachineText {
  const seen = formatDayAndTime(lastSeenAt, locale);
  return {
    label: 'Not answering',
    tone: 'warn',
    title: `${name} is not answering`,
    sentence: `${seen === null ? 'We have not heard from it' : `We last heard from it on ${seen}`}. It may be restarting, or something may be wrong on our side. Your plan and your files stay as they are.`,
    advice:
      'Try it anyway: it may still answer you. Or restart it on its page. If it stays silent for half an hour, write to us.',
    actions: ['try-anyway', 'write-to-us'],
  };
}

function describeFailed({ name, readyAt, why }: Machine): MachineText {
  const isNew = readyAt === null;
  return {
    label: 'Failed',
    tone: 'bad',
    title: isNew ? `${name} could not be set up` : `${name} has failed`,
    sentence: `${
      why === 'address_used'
        ? 'The address it was given had been used before, so we kept it closed.'
        : isNew
          ? 'We could not set it up yet. The fault is ours.'
          : 'Something is broken on our side.'
    } We have been told and are working on it.`,
    advice:
      'Your order stands, and this page updates automatically. If you are still waiting tomorrow, write to us.',
    actions: ['write-to-us'],
  };
}

function describeEnding(machine: Machine, locale: string): MachineText {
  const { name, keepUntil, why, desired, postponed } = machine;
  if (desired === 'ready') return describeAsleep(machine);
  const day = formatDay(keepUntil, locale);
  const isSmaller = why === 'plan_smaller';
  const because = isSmaller ? BECAUSE.plan_smaller : BECAUSE.plan_ended;
  const isKept = isKeptOn(machine);
  const isDated = day !== null && !isKept;
  const wakes = isSmaller
    ? 'A larger plan wakes it just as it was.'
    : `Choose a plan${isKept ? '' : ' before that day'}, and it wakes just as it was.`;
  return {
    label: isDated ? `Kept until ${formatShortDay(keepUntil, locale)}` : 'Asleep',
    tone: 'warn',
    title: `${name} is asleep`,
    sentence: isKept
      ? `${because} We could not reach you by e-mail, so it is kept until we have.`
      : `${because} ${day === null ? 'After 30 days' : `On ${day}`} it is erased for good, with its backups.`,
    advice: [
      ...(postponed > 0 && !isKept ? [PUT_OFF] : []),
      ...(postponed > 0 ? [CONFIRM] : []),
      'Until then you can download its data.',
      wakes,
    ].join(' '),
    actions: [isSmaller ? 'larger-plan' : 'choose-plan', 'fetch-data'],
  };
}

const PUT_OFF = 'We could not reach you by e-mail, so we have put that day off by a week.';
const CONFIRM = 'Please confirm your e-mail address, and check that it is the one you read.';

function describeErasing(machine: Machine): MachineText {
  const freesPlace = takesPlace(machine) && machine.why !== 'account_deleted';
  return {
    label: 'Being erased',
    tone: 'neutral',
    title: `${machine.name} is being erased`,
    sentence: `It is being deleted for good, with its backups. This takes a few minutes${freesPlace ? ', and then its place in your plan is free' : ''}.`,
    advice: null,
    actions: [],
  };
}

function describeGone({ name, since, why }: Machine, locale: string): MachineText {
  const day = formatDay(since, locale);
  const reason = GONE_BECAUSE[why ?? 'none'] ?? 'Its time ran out, and it was erased';
  return {
    label: 'Erased',
    tone: 'neutral',
    title: `${name} is gone`,
    sentence: `${reason}${day === null ? '' : ` on ${day}`}, with its backups. Its address is never given to anyone else.`,
    advice: null,
    actions: [],
  };
}

function remedyOf(why: MachineReason | null): readonly MachineAction[] {
  switch (why) {
    case 'paused':
      return ['resume-plan'];
    case 'unpaid':
      return ['pay'];
    case 'plan_ended':
      return ['choose-plan', 'fetch-data'];
    case 'plan_smaller':
      return ['larger-plan', 'fetch-data'];
    case 'erase_asked':
    case 'account_deleted':
    case 'host_failed':
    case 'address_used':
    case null:
      return [];
  }
}

type Reason = MachineReason | 'none';

const BECAUSE: Readonly<Record<Reason, string>> = {
  paused: 'Your plan is paused, so this server is asleep.',
  unpaid: 'An invoice is unpaid, so this server is asleep.',
  plan_ended: 'Your plan has ended, so this server is asleep.',
  plan_smaller: 'Your plan has become too small for this server, so it is asleep.',
  erase_asked: 'You asked for it to be erased.',
  account_deleted: 'Its account is being deleted.',
  host_failed: 'Something is broken on our side, and we are working on it.',
  address_used: 'Something is broken on our side, and we are working on it.',
  none: 'This server is asleep.',
};

const WAKES: Readonly<Record<Reason, string | null>> = {
  paused: 'It wakes when your plan resumes.',
  unpaid: 'It wakes when the invoice is paid.',
  plan_ended: 'It wakes if you choose a plan.',
  plan_smaller: 'It wakes if your plan has room for it.',
  erase_asked: null,
  account_deleted: null,
  host_failed: null,
  address_used: null,
  none: null,
};

const GONE_BECAUSE: Readonly<Partial<Record<Reason, string>>> = {
  erase_asked: 'You had it erased',
  account_deleted: 'It was erased with your account’s deletion',
};

/** The host's words as a sentence: `Installing the system.` */
function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function asPhrase(words: string): string {
  return words.replace(/[.!?…]+$/, '');
}

type DescribeContext = {
  locale: string;
  /** The time by which machines live; null while it is not known. */
  now: Date | null;
  /** A plan that rests cannot be changed before it goes on. */
  isPlanPaused?: boolean;
};
