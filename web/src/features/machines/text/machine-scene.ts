import { isBeingErased, isKeptOn, type Machine } from '@contract/machines.ts';
import type { AlcoveScene } from '@/drawings/alcove/scene.ts';
import { isPutBack } from './machine-text.ts';

/** What a machine’s alcove shows. */
export function sceneOf(machine: Machine, locale: string): AlcoveScene {
  switch (machine.state) {
    case 'ordered':
    case 'preparing':
      return {
        state: 'making',
        step: machine.step?.number ?? 0,
        of: Math.max(machine.step?.of ?? 1, machine.step?.number ?? 1),
        ...(isPutBack(machine) && { isPutBack: true }),
      };
    case 'ready':
    case 'failed':
    case 'asleep':
      return { state: machine.state };
    case 'unreachable':
      return { state: 'silent' };
    case 'ending':
      if (machine.desired === 'ready') return { state: 'asleep' };
      return {
        state: 'ending',
        leaf:
          isBeingErased(machine) || isKeptOn(machine) ? null : leafOf(machine.keepUntil, locale),
      };
    case 'erased':
      return { state: 'gone' };
  }
}

function leafOf(moment: string | null, locale: string): { day: string; month: string } | null {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(date);
  return { day: write({ day: 'numeric' }), month: write({ month: 'short' }) };
}
