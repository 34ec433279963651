import type { PersonData } from '../../db/personal-data.ts';
import { ApiError } from '../../foundation/errors.ts';
import { toMachine } from './record/machine-record.ts';
import type { MachineStore } from './machine-store.ts';
import type { Reconciling } from './reconcile.ts';

type Parts = {
  store: MachineStore;
  eraseAll: Reconciling['eraseAll'];
  /** Shows that the plan has ended, to a person whose account stays for now. Never rejects. */
  showPlanEnded: (uid: string) => Promise<void>;
};

/** What a person's machines are, and how they go: their host takes the order to erase each before we forget it. */
export function createMachineData({ store, eraseAll, showPlanEnded }: Parts) {
  return {
    collections: ['machines'] as const,

    export: async ({ uid }) => ({
      machines: (await store.list(uid)).map((record) => {
        // Who they are is theirs.
        const { members: _members, ...machine } = toMachine(record);
        return machine;
      }),
    }),

    /** @throws {ApiError} `unavailable`: the account has to stay, and its machines are still to be erased */
    async remove({ uid }) {
      try {
        await eraseAll(uid);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
        await showPlanEnded(uid);
        throw machinesLeft(error);
      }
      await store.removeAll(uid);
    },
  } satisfies PersonData;
}

function machinesLeft(cause: ApiError): ApiError {
  return new ApiError(
    'unavailable',
    'If you had a plan, it has ended, and nothing more will be charged. Some of your servers are still to be erased, because the service that hosts them is not answering, so your account is still here. We keep trying; delete it again in a few minutes to finish.',
    { cause, headers: cause.headers },
  );
}
