import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { DOCUMENTS } from './documents.ts';
import { readEach } from '../../db/read-each.ts';
import type { MachineMonth } from '../../contract/availability.ts';
import type { Log } from '../../foundation/log.ts';

const Day = DOCUMENTS.machineDays.fields;

/** A machine in a month, such as `2026-11`. */
export type MachineAndMonth = { machine: string; month: string };

/** What a day of a machine says of whose it was, and how it answered. */
export type CountedDay = MachineMonth & Pick<z.infer<typeof Day>, 'uid' | 'plan'>;

/** Reads `machineDays` for what is worked out from whole months. */
export function createSilentDays(database: () => Promise<Firestore>, log: Log) {
  return {
    /**
     * The machines that were silent for at least so many seconds on a day of these months. It reads such days only, from the index
     * of `silentSeconds`, so that machines without fault cost nothing.
     */
    async find(seconds: number, months: readonly string[]): Promise<MachineAndMonth[]> {
      const found = new Map<string, MachineAndMonth>();
      const days = (await database()).collection('machineDays');
      const inOrder = days.where('silentSeconds', '>=', seconds).orderBy('silentSeconds');
      for (let page = inOrder.limit(PAGE); ;) {
        const { docs } = await page.get();
        for (const { machine, day } of readEach(docs, (doc) => Day.parse(doc.data()), log)) {
          const month = day.slice(0, 'yyyy-mm'.length);
          if (months.includes(month)) found.set(`${machine}_${month}`, { machine, month });
        }
        const last = docs.at(-1);
        if (last === undefined || docs.length < PAGE) return [...found.values()];
        page = inOrder.startAfter(last).limit(PAGE);
      }
    },

    /** All days of a machine in a month. @throws {Error} if one cannot be read: what is owed is not worked out from a part */
    async read({ machine, month }: MachineAndMonth): Promise<CountedDay[]> {
      const days = (await database()).collection('machineDays');
      const { docs } = await days.where('machine', '==', machine).get();
      return docs.map((doc) => Day.parse(doc.data())).filter(({ day }) => day.startsWith(month));
    },
  };
}

export type SilentDays = ReturnType<typeof createSilentDays>;

const PAGE = 300;
