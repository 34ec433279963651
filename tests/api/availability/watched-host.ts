/** A machines' host of which a test knows to the second what it says, with a clock that stands still until it is moved. */
import type { ServerResponse } from 'node:http';
import { firestore, listen } from '../api.ts';
import { startJobs, type TestJobs } from '../jobs.ts';
import { putMachine, putPlan } from '../machine-documents.ts';
import { readyFacts } from '../../support/host-facts.ts';

export type WatchedHost = Awaited<ReturnType<typeof startWatchedHost>>;

/** @param start where its clock stands at first */
export async function startWatchedHost(start: string) {
  let at = Date.parse(start);
  let isDown = false;
  const machines = new Map<string, Facts>();
  const iso = () => new Date(at).toISOString();
  const factsOf = (id: string): Facts => {
    const facts = machines.get(id);
    if (facts === undefined) throw new Error(`no machine ${id}`);
    return facts;
  };
  const change = (id: string, changed: Partial<Facts>) =>
    machines.set(id, { ...factsOf(id), changedAt: iso(), ...changed });

  const { url, close } = await listen((req, res) => {
    const asked = new URL(req.url ?? '', 'http://host');
    // The time of day goes on while an answer is on its way, by less than a second.
    if (asked.pathname === '/clock') return answer(res, { movedBy: (at - Date.now()) / 1000 });
    if (isDown) return answer(res, {}, 500);
    return answer(res, said(asked));
  });

  function said({ pathname, searchParams }: URL): object {
    for (const facts of machines.values()) {
      if (facts.state === 'ready' && facts.silentSince === null) facts.lastSeenAt = iso();
    }
    const [, , , id = ''] = pathname.split('/');
    if (id !== '') return factsOf(id);
    const since = searchParams.get('changedSince') ?? '';
    const changed = [...machines.values()].filter(({ changedAt }) => changedAt >= since);
    return { machines: changed, hasMore: false };
  }

  return {
    close,
    /** For an instance that has this host and its clock. */
    settings: { MACHINE_HOST_URL: url, PLAN_CLOCK_URL: `${url}/clock` },

    /** A machine of someone with a plan, ready for a day. @returns its id */
    async add(uid: string): Promise<string> {
      const made = new Date(at - 86_400_000).toISOString();
      await putPlan(uid, 'price_household_month');
      const { id, hostName, origin } = await putMachine(uid, { readyAt: made, since: made });
      machines.set(id, readyFacts(id, hostName, origin, made));
      return id;
    },

    /** It says what it should not, and that it has changed only if that is said, too. */
    misstate: (id: string, told: Record<string, unknown>) =>
      machines.set(id, { ...factsOf(id), ...told }),

    silence: (id: string) => change(id, { silentSince: iso(), lastSeenAt: iso() }),
    answer(id: string) {
      const from = factsOf(id).silentSince ?? iso();
      change(id, { silentSince: null, lastSilence: { from, until: iso() } });
    },
    async sleep(id: string, uid: string) {
      await putPlan(uid, 'price_household_month', { status: 'paused' });
      change(id, { state: 'asleep' });
    },
    async wake(id: string, uid: string) {
      await putPlan(uid, 'price_household_month');
      change(id, { state: 'ready' });
    },
    /** It cannot be reached from here; its machines answer. */
    breakOff(isBroken: boolean) {
      isDown = isBroken;
    },
    moveTo(time: string) {
      at = Date.parse(time);
    },
    pass(minutes: number) {
      at += minutes * 60_000;
    },
    iso,
  };
}

type Facts = ReturnType<typeof readyFacts>;

function answer(res: ServerResponse, body: object, status = 200): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Looks every five minutes, as the schedule does. */
export async function watchUntil(host: WatchedHost, jobs: TestJobs, time: string): Promise<void> {
  while (host.iso() < new Date(time).toISOString()) {
    host.pass(5);
    await jobs.watchMachines();
  }
}

export function startWatching(host: WatchedHost, logged: string[] = []): TestJobs {
  return startJobs(logged, host.settings);
}

/** What is stored of each day of a machine: observed, silent, maintenance, in seconds. */
export async function daysOf(id: string): Promise<Record<string, number[]>> {
  const { docs } = await firestore().collection('machineDays').where('machine', '==', id).get();
  return Object.fromEntries(
    docs.map((doc) => [
      String(doc.get('day')),
      ['observedSeconds', 'silentSeconds', 'maintenanceSeconds'].map((name) =>
        Number(doc.get(name)),
      ),
    ]),
  );
}
