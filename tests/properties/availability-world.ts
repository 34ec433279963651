/**
 * A host with one machine, of which everything that happens is noted, and what follows for each second of it by the words of the
 * specification: nothing here knows how we count.
 */
import { readyFacts } from '../support/host-facts.ts';
import { HOST_URL } from './instance.ts';
import { onTheWay, type World } from './machine-world.ts';

export const MACHINE = 'm-1';
/** How the machine stands from a second on. `off`: it need not answer. */
type Turn = { at: number; how: 'answering' | 'silent' | 'off' };
type Seconds = { from: number; until: number };
export type Sums = { observed: number; silent: number; maintenance: number };

/** Longer than this without a look, and we have not observed anything. */
const LONGEST_SECONDS = 15 * 60;

/** A document of a machine that has been ready since then. */
export function machineSince(at: string, uid: string, name: string) {
  return {
    uid,
    subscriptionId: 'sub_1',
    plan: 'solo',
    name,
    hostName: name.toLowerCase(),
    origin: `http://${name.toLowerCase()}.localhost:12114`,
    state: 'ready',
    since: at,
    step: null,
    orderedAt: at,
    readyAt: at,
    lastSeenAt: at,
    diskUsedBytes: 11e9,
    diskBytes: 100e9,
    desired: 'ready',
    keepUntil: null,
    why: null,
    readAt: at,
    hostState: 'ready',
    hostPlan: 'solo',
  };
}

export type Hosted = ReturnType<typeof createHosted>;

export function createHosted(world: World, planned: readonly Seconds[]) {
  const second = () => world.now() / 1000;
  const turns: Turn[] = [{ at: 0, how: 'answering' }];
  const looks: number[] = [];
  const facts = readyFacts(
    MACHINE,
    'cedar',
    'http://cedar.localhost:12114',
    iso(second() - 86_400),
  );
  /** Since when it is silent, whether the host has noticed or not. */
  let silentSince: number | null = null;

  const turn = (how: Turn['how']) => turns.push({ at: second(), how });
  const change = (changed: Partial<typeof facts>) =>
    Object.assign(facts, { changedAt: iso(second()), ...changed });

  return {
    /** It stops answering; the host says so once it has noticed. */
    silence() {
      turn('silent');
      silentSince = second();
    },
    notice() {
      if (silentSince !== null) change({ silentSince: iso(silentSince) });
    },
    answer() {
      turn('answering');
      const lastSilence = { from: iso(silentSince ?? second()), until: iso(second()) };
      change({ silentSince: null, lastSilence });
      silentSince = null;
    },
    sleep() {
      turn('off');
      change({ state: 'asleep' });
    },
    wake() {
      turn('answering');
      change({ state: 'ready' });
    },
    fail() {
      turn('silent');
      change({ state: 'failed', failure: 'A disk is broken.' });
    },
    remake() {
      turn('off');
      change({ state: 'queued', failure: null });
    },
    /** Something else about it changes. */
    fill() {
      change({ disk: { ...facts.disk, usedBytes: facts.disk.usedBytes + 1 } });
    },
    looked: () => looks.push(second()),
    planned: planned.map(({ from, until }) => ({
      from: iso(from),
      until: iso(until),
    })),

    expected: () => countEach({ turns, looks, planned }),

    /** Answers the calls of the adapter for the host's API. */
    fetch: ((input: Parameters<typeof fetch>[0]) =>
      onTheWay('host', () => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (url.origin !== HOST_URL) throw new Error(`${url.href} is not here`);
        if (facts.state === 'ready' && silentSince === null) facts.lastSeenAt = iso(second());
        if (url.pathname.startsWith(`/v1/machines/${MACHINE}`)) return Response.json(facts);
        const since = url.searchParams.get('changedSince');
        const machines = since !== null && facts.changedAt >= since ? [facts] : [];
        return Response.json({ machines, hasMore: false });
      })) as typeof fetch,
  };
}

type Story = { turns: readonly Turn[]; looks: readonly number[]; planned: readonly Seconds[] };

/** What each day should say, second by second. */
function countEach({ turns, looks, planned }: Story): Map<string, Sums> {
  const days = new Map<string, Sums>();
  const [first = 0] = looks;
  const last = looks.at(-1) ?? 0;
  let turned = 0;
  let looked = 0;
  for (let at = first; at < last; at += 1) {
    while ((turns[turned + 1]?.at ?? Infinity) <= at) turned += 1;
    while ((looks[looked + 1] ?? Infinity) <= at) looked += 1;
    const how = turns[turned]?.how ?? 'off';
    const isUnseen = (looks[looked + 1] ?? 0) - (looks[looked] ?? 0) > LONGEST_SECONDS;
    if (how === 'off' || (how === 'answering' && isUnseen)) continue;
    const day = iso(at).slice(0, 10);
    const sums = days.get(day) ?? { observed: 0, silent: 0, maintenance: 0 };
    sums.observed += 1;
    if (planned.some(({ from, until }) => from <= at && at < until)) sums.maintenance += 1;
    else if (how === 'silent') sums.silent += 1;
    days.set(day, sums);
  }
  return days;
}

function iso(second: number): string {
  return new Date(second * 1000).toISOString();
}
