import type { Machine } from '@contract/machines.ts';
import { describeMachine } from '../text/machine-text.ts';

export type TimelineStep = {
  id: 'paid' | 'ordered' | 'made' | 'ready';
  title: string;
  /** What is the case, while it is of interest. */
  text: string | null;
  state: 'done' | 'current' | 'todo' | 'failed';
};

/**
 * From the payment to the open machine, in four steps.
 * @param isPaid once the payment is confirmed
 * @param machine the one that was bought; null until it is known
 */
export function orderTimeline(
  { isPaid, machine }: { isPaid: boolean; machine: Machine | null },
  moment: { locale: string; now: Date | null },
): TimelineStep[] {
  const reached = !isPaid ? 0 : machine === null ? 1 : reachedBy(machine);
  const hasFailed = machine?.state === 'failed';
  const isMade = reached === STEPS.length;
  return STEPS.map(({ id, title, past }, index) => {
    const isCurrent = index === reached || (isMade && index === STEPS.length - 1);
    const isDone = index < reached;
    return {
      id,
      title:
        id === 'ready' && isDone && machine
          ? describeMachine(machine, moment).title
          : isDone
            ? past
            : title,
      text: isCurrent ? textOf(id, machine, moment) : null,
      state: isDone ? 'done' : isCurrent ? (hasFailed ? 'failed' : 'current') : 'todo',
    };
  });
}

/** How many of the steps are done. */
function reachedBy({ state, readyAt }: Machine): number {
  switch (state) {
    case 'ordered':
    case 'preparing':
      return 2;
    case 'failed':
      return readyAt === null ? 2 : STEPS.length;
    case 'ready':
    case 'asleep':
    case 'unreachable':
    case 'ending':
    case 'erased':
      return STEPS.length;
  }
}

function textOf(
  id: TimelineStep['id'],
  machine: Machine | null,
  moment: { locale: string; now: Date | null },
): string | null {
  switch (id) {
    case 'paid':
      return 'Waiting for your payment to be confirmed. This usually takes a few seconds.';
    case 'ordered':
      return 'Your server is being ordered. This takes a few seconds.';
    case 'made':
    case 'ready': {
      if (machine === null) return null;
      const { sentence } = describeMachine(machine, moment);
      const { step, state } = machine;
      return state === 'preparing' && step !== null
        ? `Step ${step.number} of ${step.of}: ${sentence}`
        : sentence;
    }
  }
}

const STEPS = [
  { id: 'paid', title: 'Payment', past: 'Paid' },
  { id: 'ordered', title: 'Order', past: 'Server ordered' },
  { id: 'made', title: 'Being set up', past: 'Server set up' },
  { id: 'ready', title: 'Ready to open', past: 'Ready to open' },
] as const;
