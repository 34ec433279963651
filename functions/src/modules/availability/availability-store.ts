import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { plainFields } from '../../db/plain-fields.ts';
import { removeEach } from '../../db/remove-each.ts';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { readEach } from '../../db/read-each.ts';
import { transact } from '../../db/transaction.ts';
import { AVAILABILITY_DAYS, type MachineDay } from '../../contract/availability.ts';
import type { Machine } from '../../contract/machines.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { countUntil, dayBefore, daysBack, type CountedDay, type News } from './machine-days.ts';
import type { Span } from './spans.ts';

/** Long enough for a month's credit to be looked into a year later. */
const KEPT_DAYS = 400;
const PAGE = 300;

/** A machine as it is counted. */
export type Counted = Pick<Machine, 'id' | 'uid' | 'plan'>;

/** A machine of which there was no news for a while, and its newest day. */
export type CalmMachine = Counted & { day: string };

/** How machines answered: `machineDays`, and how far we have watched: `machineWatches`. */
export function createAvailabilityStore(database: () => Promise<Firestore>, log: Log) {
  const ofPerson = async (uid: string) =>
    (await database()).collection('machineDays').where('uid', '==', uid);

  return {
    ...watches(database, log),

    /** @param newest the newest day, where it is known: it may be an old one */
    async count(
      { id, uid, plan }: Counted,
      at: string,
      { news, gaps, planned, newest }: Counting,
    ): Promise<void> {
      const db = await database();
      await transact(
        db,
        async (transaction) => {
          const days = new Set([...daysBack(at), ...(newest === null ? [] : [newest])]);
          const refs = [...days].map((day) => dayDoc(db, id, day));
          const found = await Promise.all(refs.map((ref) => transaction.get(ref)));
          const stored = found.flatMap((snapshot) => (snapshot.exists ? [toDay(snapshot)] : []));
          for (const day of countUntil(at, stored, news, { gaps, planned })) {
            const expireAt = new Date(Date.parse(day.day) + KEPT_DAYS * DAY_MS);
            const fields = { uid, machine: id, plan, ...day, expireAt };
            transaction.set(dayDoc(db, id, day.day), fields);
          }
        },
        { unlessDeleted: uid },
      );
    },

    /** Machines that are to be counted by then although there is no news of them, page by page. */
    async *pagesOfCalm(at: string): AsyncGenerator<CalmMachine[]> {
      const due = (await database())
        .collection('machineDays')
        .where('dueAt', '<=', at)
        .orderBy('dueAt')
        .limit(PAGE);
      for (let page = due; ;) {
        const { docs } = await page.get();
        yield readEach(docs, toCalm, log);
        const last = docs.at(-1);
        if (last === undefined || docs.length < PAGE) return;
        page = due.startAfter(last);
      }
    },

    /** The days of a machine that its page shows, oldest first. */
    async listDays(id: string, at: Date): Promise<MachineDay[]> {
      const first = dayBefore(at.toISOString(), AVAILABILITY_DAYS - 1);
      const { docs } = await (
        await database()
      )
        .collection('machineDays')
        // By their names, which sort by date and need no index.
        .orderBy('__name__')
        .startAt(dayId(id, first))
        .endAt(dayId(id, dayBefore(at.toISOString(), 0)))
        .get();
      return docs.map(toDay).map(({ day, observedSeconds, silentSeconds, maintenanceSeconds }) => ({
        day,
        observedSeconds,
        silentSeconds,
        maintenanceSeconds,
      }));
    },

    personData: {
      collections: ['machineDays'] as const,
      export: async ({ uid }) => {
        const { docs } = await (await ofPerson(uid)).get();
        return { machineDays: docs.map((doc) => plainFields(doc.data())) };
      },
      async remove({ uid }) {
        await removeEach(await ofPerson(uid));
      },
    } satisfies PersonData,
  };
}

export type AvailabilityStore = ReturnType<typeof createAvailabilityStore>;

type Counting = {
  /** Null where the host says nothing new. */
  news: News | null;
  gaps: readonly Span[];
  planned: readonly Span[];
  newest: string | null;
};

/** What one run knows from the one before. */
export type Watch = {
  at: string;
  readUntil: string;
  gaps: Span[];
  isWide: boolean;
  /** Machines of which the host said what makes no sense to us: they are asked for until it does. */
  unclear: string[];
};

const WatchDocument = DOCUMENTS.machineWatches.fields;

function watches(database: () => Promise<Firestore>, log: Log) {
  const watchDoc = async () => (await database()).collection('machineWatches').doc('watch');
  return {
    /** Null before the first run. After one whose words cannot be read, we know as little. */
    async readWatch(): Promise<Watch | null> {
      const found = await (await watchDoc()).get();
      if (!found.exists) return null;
      const [watch = null] = readEach([found], (doc) => WatchDocument.parse(doc.data()), log);
      return watch;
    },

    /** @returns false if another instance has watched until then or later */
    async saveWatch(watch: Watch): Promise<boolean> {
      const doc = await watchDoc();
      return transact(await database(), async (transaction) => {
        const found = await transaction.get(doc);
        const before = WatchDocument.safeParse(found.data());
        if (before.success && before.data.at >= watch.at) return false;
        transaction.set(doc, watch);
        return true;
      });
    },
  };
}

function dayDoc(db: Firestore, machine: string, day: string) {
  return db.collection('machineDays').doc(dayId(machine, day));
}

function dayId(machine: string, day: string): string {
  return `${machine}_${day}`;
}

function toDay(snapshot: DocumentSnapshot): CountedDay {
  const {
    uid: _uid,
    machine: _machine,
    plan: _plan,
    expireAt: _expireAt,
    ...day
  } = DOCUMENTS.machineDays.fields.parse(snapshot.data());
  return day;
}

function toCalm(snapshot: DocumentSnapshot): CalmMachine {
  const { machine: id, uid, plan, day } = DOCUMENTS.machineDays.fields.parse(snapshot.data());
  return { id, uid, plan, day };
}
