import type { Access, OwnMember, OwnMembership, People } from '@contract/people.ts';
import { formatDay } from '@/lib/dates.ts';
import { listWords, ownerOf, whose } from './people-words.ts';

/** How many places are taken, and by whom. */
export function describePlaces({ places, taken, members, invitations }: People): string {
  const active = members.filter(({ state }) => state === 'active').length;
  const invited = countInvited(invitations);
  const holders = [
    'you',
    ...(active === 0 ? [] : [active === 1 ? '1 person' : `${active} people`]),
    ...(invited === 0 ? [] : [invited === 1 ? '1 open invitation' : `${invited} open invitations`]),
  ];
  return `${taken} of ${places} ${places === 1 ? 'place' : 'places'} taken: ${listWords(holders)}.`;
}

/** What each place is taken by, in the order in which they are drawn. */
export function placesOf({ places, members, invitations }: People): readonly Place[] {
  const active = members.filter(({ state }) => state === 'active').length;
  const taken: Place[] = [
    'owner',
    ...Array.from({ length: active }, () => 'person' as const),
    ...Array.from({ length: countInvited(invitations) }, () => 'invited' as const),
  ];
  const free = Math.max(0, places - taken.length);
  return [...taken, ...Array.from({ length: free }, () => 'free' as const)];
}

/** One whose e-mail came back holds no place. */
function countInvited(invitations: People['invitations']): number {
  return invitations.filter(({ cameBack }) => !cameBack).length;
}

/** Which machines someone may open. @param machines those that the owner has */
export function describeAccess(access: Access, machines: readonly NamedMachine[]): string {
  if (access === 'all') return 'All your servers';
  const names = machines.filter(({ id }) => access.includes(id)).map(({ name }) => name);
  return names.length === 0 ? 'A server that is gone' : listWords(names);
}

/** Whether someone can enter, and why not. @param hasPlan without one the servers sleep, and no one enters */
export function describeState(
  { state, why, until }: OwnMember,
  { locale, hasPlan }: { locale: string; hasPlan: boolean },
): StateText {
  if (state === 'active' && !hasPlan) return { label: 'Kept', tone: 'neutral', sentence: null };
  if (state === 'active') {
    const day = formatDay(until, locale);
    return day === null
      ? { label: 'Can enter', tone: 'good', sentence: null }
      : { label: 'Guest', tone: 'info', sentence: `Can enter until the end of ${day}.` };
  }
  return why === 'owner_choice'
    ? {
        label: 'Suspended',
        tone: 'neutral',
        sentence: 'You have suspended them. They can enter again once you let them in.',
      }
    : {
        label: 'Waiting for a place',
        tone: 'warn',
        sentence:
          'Your plan has too few places. They can enter again as soon as one is free, in the order in which people joined.',
      };
}

/** Machines that are on the list and cannot let in anyone but their owner yet; null where all can. */
export function describeNotReady(
  machines: readonly (NamedMachine & KnowsMembers)[],
): string | null {
  const names = machines.filter((machine) => !machine.knowsMembers).map(({ name }) => name);
  if (names.length === 0) return null;
  return names.length === 1
    ? `The software of ${listWords(names)} is too old to let in anyone but you. People can join now, and enter once it has been updated.`
    : `The software of ${listWords(names)} is too old to let in anyone but you. People can join now, and enter once they have been updated.`;
}

/** What leaving ends, and what happens to what the person has stored. @param canOpen whether they can fetch it before */
export function describeLeaving(
  { ownerName, machines }: Pick<OwnMembership, 'ownerName' | 'machines'>,
  canOpen: boolean,
): string {
  const owner = ownerOf(ownerName);
  const servers = machines.length === 0 ? `${whose(ownerName)} servers` : listWords(machines);
  const stays = `What you have stored there stays with ${owner}, who can read and delete it.`;
  return canOpen
    ? `From now on you cannot open ${servers}. ${stays} Download what you need first.`
    : `Your access to ${servers} ends. ${stays} You cannot reach it at the moment, so ask ${owner} for what you need first.`;
}

export type Place = 'owner' | 'person' | 'invited' | 'free';

export type NamedMachine = { id: string; name: string };
export type KnowsMembers = { knowsMembers: boolean };

type StateText = {
  label: string;
  tone: 'good' | 'info' | 'neutral' | 'warn';
  sentence: string | null;
};
