import { knowsMembers, type Machine } from '@contract/machines.ts';

/** Who may open a machine, such as 'You and 3 other people'. */
export function whoMayOpen({ members }: Pick<Machine, 'members'>): string {
  if (members.length === 0) return 'Only you';
  return members.length === 1
    ? 'You and one other person'
    : `You and ${members.length} other people`;
}

/** Who loses it together with its owner. It has members. */
export function whoLoses({ members }: Pick<Machine, 'members'>): string {
  return members.length === 1
    ? 'One other person loses what they have stored there, too.'
    : `${members.length} other people lose what they have stored there, too.`;
}

/** What its owner has to know where the machine's software would turn the others away; null where it would not. */
export function whyNotOthers(machine: Pick<Machine, 'members' | 'handoffVersion'>): string | null {
  if (machine.members.length === 0 || knowsMembers(machine)) return null;
  return 'The software on this server does not know people besides its owner yet, so they cannot open it for now. What they have stored is kept, and they can open it as soon as we have updated it.';
}

/** Everyone who may open some of these, each once. */
export function peopleOn(machines: readonly Pick<Machine, 'members'>[]): number {
  return new Set(machines.flatMap(({ members }) => members)).size;
}
