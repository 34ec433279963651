import type { PlanChangePreview } from '@contract/api.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { sizeWords } from '@contract/plans.ts';
import { DAY_MS, formatDay } from '@/lib/dates.ts';

/** A machine or a person, as far as a change of plan asks about them. */
export type Named = { id: string; name: string };

/** What is to be chosen where a plan has too few places, as far as that is done, and the words for it. */
type Choice = {
  choices: readonly Named[];
  places: number;
  kept: string[];
  words: { question: string; leaves: string; note: string };
  /** What happens to the others, or what is still to be chosen. */
  leaving: string;
};

/** Until when a machine that is put to sleep now is kept. @param now null while the time is not known */
export function keptUntil(now: Date | null, locale: string): string {
  const end = now && new Date(now.getTime() + KEEP_DAYS * DAY_MS).toISOString();
  return formatDay(end, locale) ?? `the end of ${KEEP_DAYS} days`;
}

/**
 * For which machines that stay the plan's disk is too small, in a sentence each: the change is refused with them.
 * @param staying the ids of those that stay
 */
export function tooFullFor(
  { tooFull, diskBytes }: Pick<PlanChangePreview, 'tooFull' | 'diskBytes'>,
  {
    machines,
    staying,
    plan,
  }: { machines: readonly Named[]; staying: readonly string[]; plan: string },
): string[] {
  return tooFull
    .filter(({ id }) => staying.includes(id))
    .map(({ id, usedBytes }) => {
      const name = machines.find((machine) => machine.id === id)?.name ?? 'a server';
      return `${gigabytes(usedBytes)} GB are stored on ${name}, and ${plan} has ${sizeWords(diskBytes)}. Make room there first.`;
    });
}

/** Rounded up to one decimal, so that what is too much never looks like what fits. */
function gigabytes(bytes: number): number {
  return Math.ceil(bytes / 1e8) / 10;
}

/** Which machines stay. @returns null where there is room for all */
export function keepMachines(
  machines: readonly Named[],
  { places, marked, until }: { places: number; marked: readonly string[]; until: string },
): Choice | null {
  const choice = chosenFrom(machines, places, marked);
  if (choice === null) return null;
  const { kept, leaving } = choice;
  return {
    choices: machines,
    places,
    kept,
    words: {
      question: places === 1 ? 'Which server stays?' : `Which ${places} servers stay?`,
      leaves: `sleeps at once, data kept until ${until}, then erased`,
      note: `A sleeping server wakes as it was if you choose a plan with room for it before ${until}. Until then you can download its data.`,
    },
    leaving:
      askFor(kept.length, places, ['server that stays', 'servers that stay']) ??
      (leaving.length === 1
        ? `${listed(leaving)} falls asleep at once. Its data is kept until ${until}; then it is erased for good.`
        : `${listed(leaving)} fall asleep at once. Their data is kept until ${until}; then they are erased for good.`),
  };
}

/**
 * Who stays among the people beside the owner.
 * @returns null where there is room for all
 */
export function keepPeople(
  people: readonly { id: string; name: string | null }[],
  { plan, places, marked }: { plan: string; places: number; marked: readonly string[] },
): Choice | null {
  const named = people.map(({ id, name }) => ({ id, name: name ?? 'A member' }));
  const choice = chosenFrom(named, places, marked);
  if (choice === null) return null;
  const { kept, leaving } = choice;
  const suspended =
    leaving.length === 1
      ? `${listed(leaving)} will be suspended at once`
      : `${places === 0 ? `${leaving.length} people` : listed(leaving)} will be suspended at once`;
  return {
    choices: named,
    places,
    kept,
    words: {
      question: places === 1 ? 'Who stays?' : `Which ${places} people stay?`,
      leaves: 'suspended at once',
      note: 'You stay in any case. Suspended people cannot open your servers. What they have stored is kept. Under “People” you can exchange who stays, and let them in again when there is a free place.',
    },
    leaving:
      askFor(kept.length, places, ['person who stays', 'people who stay']) ??
      (places === 0
        ? `${plan} is for one person: ${suspended}. Everything of theirs is kept, and a larger plan has places for them again.`
        : `${suspended}. Everything of theirs is kept, and you can let them in again when there is a free place.`),
  };
}

/** Which open invitations end with the change; null where none does. @param emails the addresses that they went to */
export function describeEndingInvitations(emails: readonly string[]): string | null {
  if (emails.length === 0) return null;
  return emails.length === 1
    ? `The open invitation for ${listed(emails)} ends at once, and its link says so.`
    : `The open invitations for ${listed(emails)} end at once, and their links say so.`;
}

/** A marked one that is gone by now cannot stay. */
function chosenFrom(all: readonly Named[], places: number, marked: readonly string[]) {
  if (all.length <= places) return null;
  const kept = marked.filter((id) => all.some((one) => one.id === id));
  return { kept, leaving: all.filter(({ id }) => !kept.includes(id)).map(({ name }) => name) };
}

/** Asks for those that are still to be chosen; null if there are none. */
function askFor(
  chosen: number,
  places: number,
  [one, several]: readonly [string, string],
): string | null {
  const missing = places - chosen;
  if (missing <= 0) return null;
  if (missing === 1) return `Choose ${chosen === 0 ? 'the' : 'one more'} ${one}.`;
  return `Choose ${missing}${chosen === 0 ? '' : ' more'} ${several}.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
