import { describe, expect, it } from 'vitest';
import type { Membership, OpenInvitation } from './membership-record.ts';
import { allocateSeats, type SeatsAllocated } from './allocate-seats.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const AHEAD = '2026-11-26T12:00:00.001Z';

/*
 * People in the order in which they joined: `a` may enter, `a~` is suspended for want of a place, `a-` was left out by the
 * owner. A dot: their last day is over. Digits are open invitations, 1 the oldest; the mail of `1!` came back. The choice names who stays; null: there is
 * none for this plan. Written by hand from the specification, with the number of places that a plan has for its owner and all.
 */
// oxfmt-ignore
const ROWS: readonly (readonly [places: number | null, before: string, choice: string | null, after: string])[] = [
  // There is room: nothing changes.
  [1, '',           null,  ''],
  [2, 'a',          null,  'a'],
  [3, 'a 1',        null,  'a 1'],
  [4, 'a b 1',      null,  'a b 1'],
  [6, 'a b c 1 2',  null,  'a b c 1 2'],
  [3, 'a b',        'b',   'a b'],
  [3, 'a 1',        '',    'a 1'],
  // Invitations lapse before anyone is suspended, the newest first.
  [1, '1',          null,  ''],
  [2, '1 2',        null,  '1'],
  [3, 'a 1 2',      null,  'a 1'],
  [3, 'a b 1 2',    null,  'a b'],
  [2, 'a 1',        '',    'a'],
  [2, 'a 1',        'a',   'a'],
  // One whose mail came back holds no place, and lapses only where someone has to go or no one else has a place.
  [2, 'a 1!',       null,  'a 1!'],
  [2, '1! 2',       null,  '1! 2'],
  [3, 'a 1! 2',     null,  'a 1! 2'],
  [3, 'a 1! 2 3',   null,  'a 1! 2'],
  [2, 'a~ 1!',      null,  'a 1!'],
  [1, '1! 2',       null,  ''],
  [2, 'a b 1!',     null,  'a b~'],
  [null, 'a 1! 2',  null,  'a 1! 2'],
  // Then the newest members are suspended.
  [1, 'a',          null,  'a~'],
  [2, 'a b',        null,  'a b~'],
  [2, 'a b c',      null,  'a b~ c~'],
  [3, 'a b c 1',    null,  'a b c~'],
  [1, 'a b 1 2',    null,  'a~ b~'],
  // Unless the owner has chosen.
  [2, 'a b',        'b',   'a- b'],
  [2, 'a b c',      'c',   'a- b- c'],
  [3, 'a b c d',    'b d', 'a- b c- d'],
  [3, 'a b c',      'a',   'a b- c-'],
  [3, 'a b c 1',    'c',   'a- b- c'],
  [2, 'a b c',      'b c', 'a- b c~'],
  [1, 'a b',        'a b', 'a~ b~'],
  [2, 'a b',        '',    'a- b-'],
  [2, 'a b',        'z',   'a- b-'],
  // Where there is room, those who wait for a place come back, first joined first.
  [2, 'a~',         null,  'a'],
  [2, 'a~ b~',      null,  'a b~'],
  [3, 'a~ b c~',    null,  'a b c~'],
  [4, 'a~ b c~',    null,  'a b c'],
  [3, 'a~ b',       'b',   'a b'],
  [2, 'a~ b',       null,  'a~ b'],
  [1, 'a~',         null,  'a~'],
  [2, 'b~ c d',     'd',   'b~ c- d'],
  [3, 'b~ c d e',   'd',   'b c- d e-'],
  [2, 'a~ b c',     '',    'a b- c-'],
  // They come before those who are only invited.
  [2, 'a~ 1',       null,  'a'],
  [3, 'a~ 1 2',     null,  'a 1'],
  [3, 'a b~ c~ 1',  null,  'a b c~'],
  // Those whom the owner left out wait for the owner.
  [2, 'a-',         null,  'a-'],
  [6, 'a- b~ c',    null,  'a- b c'],
  [6, 'a- b',       'a',   'a- b'],
  [1, 'a- b',       null,  'a- b~'],
  [2, 'a- 1',       null,  'a- 1'],
  [2, 'a- b~',      null,  'a- b'],
  // A last day that is over ends a membership, whatever it was, and makes room first.
  [2, 'a.',         null,  ''],
  [2, 'a. b~',      null,  'b'],
  [2, 'a. b 1',     null,  'b'],
  [2, 'a. b',       'a',   'b'],
  [3, 'a. b 1',     null,  'b 1'],
  [2, 'a. b c',     null,  'b c~'],
  [1, 'a~. b-.',    null,  ''],
  // Without a plan, or with one that we do not know, no one is suspended or comes back. Last days end all the same.
  [null, '',            null, ''],
  [null, 'a b c',       null, 'a b c'],
  [null, 'a b c',       'a',  'a b c'],
  [null, 'a~ b- c',     null, 'a~ b- c'],
  [null, 'a b 1 2',     null, 'a b 1 2'],
  [null, 'a. b~. c 1',  null, 'c 1'],
];

describe('who stays', () => {
  // R-PPL-02
  it.each(ROWS)('with places for %s: %j, chosen %j → %j', (places, before, choice, after) => {
    const { members, invitations } = read(before);
    const keep = choice === null ? null : wordsIn(choice).map(idOf);
    expect(write(settle({ places, members, invitations, keep }), invitations)).toBe(after);
  });

  // R-PPL-02
  it('is as the sentences say, in each cell', () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const cell of allCells()) {
      cells += 1;
      const after = settle(cell);
      for (const [sentence, holds] of Object.entries(SENTENCES)) {
        if (!holds(cell, after))
          wrong.push(`${nameOf(cell)} → ${write(after, cell.invitations)}: ${sentence}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(cells).toBeGreaterThan(10_000);
  });

  // R-PPL-01
  it('lets a guest in until their last moment, and no longer', () => {
    const until = (at: string) =>
      settle({ ...EMPTY, members: [{ ...memberOf('a'), until: at }] }).ended;
    expect(until(AHEAD)).toEqual([]);
    expect(until(NOW.toISOString())).toHaveLength(1);
  });
});

type Cell = {
  places: number | null;
  members: Membership[];
  invitations: OpenInvitation[];
  keep: string[] | null;
};
const EMPTY: Cell = { places: 6, members: [], invitations: [], keep: null };

function settle(cell: Cell): SeatsAllocated {
  // In whatever order the database answers.
  const members = cell.members.toReversed();
  const invitations = cell.invitations.toReversed();
  return allocateSeats({ ...cell, members, invitations, now: NOW });
}

const isIn = ({ state }: Membership) => state === 'active';
const waits = ({ reason }: Membership) => reason === 'places';
const isLeftOut = ({ reason }: Membership) => reason === 'owner_choice';
const isOver = ({ until }: Membership) => until !== null && until !== AHEAD;

/** The sentences of the specification. They say what has to hold, and not how it is reached. */
const SENTENCES: Record<string, (before: Cell, after: SeatsAllocated) => boolean> = {
  'a last day that is over ends a membership, and nothing else does': ({ members }, after) =>
    idsOf(after.ended) === idsOf(members.filter(isOver)) &&
    idsOf(after.members) === idsOf(members.filter((one) => !isOver(one))),
  'without a known plan, all else is as it was': ({ places, members }, after) =>
    places !== null ||
    (after.lapsed.length === 0 && after.members.every((one) => isAsBefore(one, members))),
  'owner, members and open invitations that hold a place are no more than the places': (
    before,
    after,
  ) => taken(before, after) <= (before.places ?? Infinity),
  'an invitation lapses only where there are too few places for all who are in, come back or are invited':
    (before, after) => {
      const { places } = before;
      const here = after.members.filter((one) => isIn(one) || wasIn(one, before));
      const held = holding(before.invitations).length;
      const isShort = 1 + here.length + held > (places ?? Infinity);
      return holding(after.lapsed).length === 0 || isShort;
    },
  'one whose mail came back lapses only where someone has to go or no one else has a place': (
    before,
    after,
  ) => {
    const isShut = newlyOut(before, after).length > 0 || before.places === 1;
    const lapsed = after.lapsed.length - holding(after.lapsed).length;
    const all = before.invitations.length - holding(before.invitations).length;
    return lapsed === (isShut ? all : 0);
  },
  'of two invitations that hold a place, the newer lapses first': ({ invitations }, after) => {
    const [held, lapsed] = [holding(invitations), holding(after.lapsed)];
    return held.slice(held.length - lapsed.length).every((one) => lapsed.includes(one));
  },
  'no one is suspended while an invitation is open': (before, after) =>
    newlyOut(before, after).length === 0 || after.lapsed.length === before.invitations.length,
  'no one is suspended while there is room for all': (before, after) =>
    newlyOut(before, after).length === 0 ||
    before.members.filter((one) => isIn(one) && !isOver(one)).length >= (before.places ?? Infinity),
  'of those who stay without a choice, or by it, no one joined after one who is suspended': (
    before,
    after,
  ) =>
    newlyOut(before, after)
      .filter(waits)
      .every((out) =>
        after.members
          .filter((one) => isIn(one) && wasIn(one, before))
          .every(({ joinedAt }) => joinedAt < out.joinedAt),
      ),
  'one whom the owner has not chosen is left out, all others wait for a place': (before, after) =>
    newlyOut(before, after).every(
      (one) => isLeftOut(one) === (before.keep !== null && !before.keep.includes(one.id)),
    ),
  'where some have to go, the chosen stay as far as there is room': (before, after) =>
    newlyOut(before, after).length === 0 ||
    before.keep === null ||
    after.members.every(
      (one) => !wasIn(one, before) || !isIn(one) || before.keep?.includes(one.id),
    ),
  'one who waits for a place waits only while all are taken': (before, after) =>
    before.places === null || !after.members.some(waits) || taken(before, after) === before.places,
  'no invitation holds a place while someone waits for one': (before, after) =>
    before.places === null ||
    !after.members.some(waits) ||
    holding(after.lapsed).length === holding(before.invitations).length,
  'who joined first comes back first': (before, after) =>
    after.members
      .filter((one) => isIn(one) && !wasIn(one, before))
      .every((back) =>
        after.members
          .filter(
            (one) =>
              waits(one) &&
              before.members.some(({ id, reason }) => id === one.id && reason === 'places'),
          )
          .every(({ joinedAt }) => back.joinedAt < joinedAt),
      ),
  'those whom the owner left out stay out': ({ members }, after) =>
    after.members.every(
      (one) =>
        !members.some(({ id, reason }) => id === one.id && reason === 'owner_choice') ||
        isLeftOut(one),
    ),
  'settled again, nothing changes': (before, { members, lapsed }) => {
    const invitations = before.invitations.filter((one) => !lapsed.includes(one));
    const again = settle({ ...before, members, invitations });
    return again.lapsed.length === 0 && again.members.every((one) => isAsBefore(one, members));
  },
};

function taken({ invitations }: Cell, { members, lapsed }: SeatsAllocated): number {
  const held = holding(invitations).length - holding(lapsed).length;
  return 1 + members.filter(isIn).length + held;
}

function holding(invitations: readonly OpenInvitation[]): OpenInvitation[] {
  return invitations.filter(({ cameBack }) => !cameBack);
}

function newlyOut(before: Cell, { members }: SeatsAllocated): Membership[] {
  return members.filter((one) => !isIn(one) && wasIn(one, before));
}

function wasIn({ id }: Membership, { members }: Cell): boolean {
  return members.some((one) => one.id === id && isIn(one));
}

function isAsBefore(one: Membership, before: readonly Membership[]): boolean {
  return before.some(
    ({ id, state, reason }) => id === one.id && state === one.state && reason === one.reason,
  );
}

function idsOf(members: readonly Membership[]): string {
  return members.map(({ id }) => id).join(' ');
}

function* allCells(): Generator<Cell> {
  for (const before of wordsOf(['', '~', '-', '.'], 3)) {
    const { members } = read(before);
    for (const invited of ['', '1', '1 2', '1!', '1! 2', '1 2!']) {
      const { invitations } = read(invited);
      for (const places of [null, 1, 2, 3, 4, 5]) {
        for (const keep of choicesOf(members)) yield { places, members, invitations, keep };
      }
    }
  }
}

/** All rows of up to so many people, each with one of these marks. */
function wordsOf(marks: readonly string[], most: number): string[] {
  let longest = [''];
  const words = [...longest];
  for (const letter of 'abcdefgh'.slice(0, most)) {
    longest = longest.flatMap((word) => marks.map((mark) => `${word} ${letter}${mark}`.trim()));
    words.push(...longest);
  }
  return words;
}

function choicesOf(members: readonly Membership[]): (string[] | null)[] {
  const ids = members.map(({ id }) => id);
  const subsets = ids.reduce<string[][]>(
    (all, id) => [...all, ...all.map((one) => [...one, id])],
    [[]],
  );
  return [null, ...subsets];
}

function nameOf({ places, members, invitations, keep }: Cell): string {
  const choice = keep === null ? 'none' : JSON.stringify(keep.map(letterOf));
  return `${places} with ${write({ members, ended: [], lapsed: [] }, invitations)}, chosen ${choice}`;
}

/** Ids sort the other way round than people joined. */
function idOf(letter: string): string {
  return String.fromCodePoint('a'.charCodeAt(0) + 'z'.charCodeAt(0) - letter.charCodeAt(0));
}
const letterOf = idOf;

function wordsIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

function read(text: string): { members: Membership[]; invitations: OpenInvitation[] } {
  const words = wordsIn(text);
  const isDigit = (word: string) => /\d/.test(word);
  return {
    members: words.filter((word) => !isDigit(word)).map(memberOf),
    invitations: words.filter(isDigit).map((word) => {
      const digit = word.slice(0, 1);
      return {
        id: String(9 - Number(digit)),
        email: `${digit}@example.net`,
        sentAt: `2026-11-2${digit}T00:00:00.000Z`,
        lapsesAt: `2026-11-2${Number(digit) + 6}T00:00:00.000Z`,
        cameBack: word.endsWith('!'),
      };
    }),
  };
}

function memberOf(word: string): Membership {
  const letter = word.slice(0, 1);
  const reason = word.includes('~') ? 'places' : word.includes('-') ? 'owner_choice' : null;
  return {
    id: idOf(letter),
    owner: 'owner',
    member: letter,
    ownerName: null,
    ownerEmail: null,
    name: null,
    machines: 'all',
    until: word.includes('.') ? '2026-11-26T11:59:59.999Z' : AHEAD,
    state: reason === null ? 'active' : 'suspended',
    reason,
    joinedAt: `2026-10-1${letter.charCodeAt(0) - 'a'.charCodeAt(0)}T00:00:00.000Z`,
    visitedAt: null,
    isLastDayTold: false,
  };
}

function write(
  { members, lapsed }: SeatsAllocated,
  invitations: readonly OpenInvitation[],
): string {
  const mark = (one: Membership) => (isIn(one) ? '' : waits(one) ? '~' : '-');
  const open = invitations.filter((one) => !lapsed.includes(one));
  return [
    ...members.map((one) => `${letterOf(one.id)}${mark(one)}`),
    ...open.map(({ id, cameBack }) => `${9 - Number(id)}${cameBack ? '!' : ''}`),
  ].join(' ');
}
