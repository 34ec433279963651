import { isBeingErased, type Machine } from '@contract/machines.ts';
import { isPutBack, type MachineText } from './machine-text.ts';

/** How a machine is, under its name: 'Ready', 'Being set up'. */
export function headingOf(machine: Machine, { label, tone }: MachineText): string {
  const { state, readyAt } = machine;
  if (isBeingErased(machine)) return label;
  if (state === 'failed' && readyAt === null) return 'Could not be set up';
  const isMaking = state === 'ordered' || state === 'preparing';
  if (!isMaking) return label;
  if (isPutBack(machine)) return 'Being put back';
  if (tone === 'warn') return 'Taking longer than usual';
  return state === 'ordered' ? 'Ordered' : 'Being set up';
}
