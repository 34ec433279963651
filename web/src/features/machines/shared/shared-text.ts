import type { MachineState } from '@contract/machines.ts';
import type { SharedMachine } from '@contract/people.ts';
import type { AlcoveScene } from '@/drawings/alcove/scene.ts';
import type { MachineText } from '../text/machine-text.ts';

/** Someone else's machine, in words for a person who may open it: not a word about money. */
export function describeShared({ name, state }: { name: string; state: MachineState }): SharedText {
  switch (state) {
    case 'ordered':
    case 'preparing':
      return {
        label: 'Being prepared',
        tone: 'info',
        title: `${name} is being prepared`,
        sentence: 'You can open it as soon as it is ready. This page updates automatically.',
        opens: null,
      };
    case 'ready':
      return {
        label: 'Ready',
        tone: 'good',
        title: `${name} is ready`,
        sentence: 'Open it: you are signed in as yourself.',
        opens: 'open',
      };
    case 'asleep':
      return {
        label: 'Asleep',
        tone: 'neutral',
        title: `${name} is asleep`,
        sentence: 'Its files are kept. Its owner can wake it, and then you can open it again.',
        opens: null,
      };
    case 'unreachable':
      return {
        label: 'Not answering',
        tone: 'warn',
        title: `${name} is not answering`,
        sentence: 'It may be restarting. Try it anyway, or come back in a few minutes.',
        opens: 'try-anyway',
      };
    case 'failed':
      return {
        label: 'Failed',
        tone: 'bad',
        title: `${name} has failed`,
        sentence: 'Something is broken on our side. We have been told and are working on it.',
        opens: null,
      };
    case 'ending':
      return {
        label: 'Asleep',
        tone: 'warn',
        title: `${name} is asleep`,
        sentence:
          'It will be erased unless its owner keeps it. If you need something from it, ask them now.',
        opens: null,
      };
    case 'erased':
      return {
        label: 'Erased',
        tone: 'neutral',
        title: `${name} is gone`,
        sentence: 'It was erased, with its backups.',
        opens: null,
      };
  }
}

/** Whether it can be opened now, or at least be tried. */
export function canBeOpened(machine: Pick<SharedMachine, 'name' | 'state' | 'origin'>): boolean {
  return machine.origin !== null && describeShared(machine).opens !== null;
}

export function sharedScene(state: MachineState): AlcoveScene {
  switch (state) {
    case 'ordered':
    case 'preparing':
      return { state: 'making', step: 0, of: 1 };
    case 'ready':
    case 'failed':
    case 'asleep':
      return { state };
    case 'unreachable':
      return { state: 'silent' };
    case 'ending':
      return { state: 'asleep' };
    case 'erased':
      return { state: 'gone' };
  }
}

type SharedText = Pick<MachineText, 'label' | 'tone' | 'title' | 'sentence'> & {
  /** Whether it can be opened, or at least be tried. */
  opens: 'open' | 'try-anyway' | null;
};
