import type { Backup, MachineBackups, MachineStep } from '../contract/machines.ts';
import type { PlanSlug } from '../contract/plans.ts';
import { ApiError } from '../foundation/errors.ts';

/** The host's own words for the state of a machine. */
export const HOST_STATES = ['queued', 'preparing', 'ready', 'asleep', 'failed', 'erased'] as const;
export type HostState = (typeof HOST_STATES)[number];

/**
 * Who makes and keeps our machines. A machine is named by our id, which is the host's reference. Everything may be repeated.
 * All throw {ApiError} `unavailable` if the host does not answer in time, or not with sense.
 */
export type MachineHost = {
  /**
   * Orders a machine that the host does not know yet. One that was erased is never made again, and answers as erased.
   * @throws {HostNameTakenError}
   */
  order: (id: string, order: MachineOrder) => Promise<HostFacts>;
  /** Null if the host has never heard of it. */
  read: (id: string) => Promise<HostFacts | null>;
  /** What cannot be done yet, as while a machine is being prepared, is left undone: the answer shows it. */
  sleep: (id: string) => Promise<HostFacts>;
  wake: (id: string) => Promise<HostFacts>;
  /** A disk is never made smaller than what is on it: then all is left undone. */
  resize: (id: string, plan: PlanSlug) => Promise<HostFacts>;
  /**
   * Restarts one that runs. Asked twice for the same restart, it restarts once.
   * @returns whether people do it, later
   */
  restart: (id: string, restartId: string) => Promise<{ isByHand: boolean }>;
  /** Its backups, newest first. */
  backups: (id: string) => Promise<Backup[]>;
  /**
   * Puts everything on it back to a backup. Asked twice for the same restore, it restores once.
   * @returns whether people do it, later
   * @throws {ApiError} `conflict` if the backup is gone, `machine_not_ready` unless the machine runs
   */
  restore: (id: string, backup: Backup, restoreId: string) => Promise<{ isByHand: boolean }>;
  /**
   * Erases it with its backups, or accepts the order to: it need not be repeated. One that was never ordered can then never be.
   */
  erase: (id: string) => Promise<HostFacts>;
  /** An address, valid for a short time, from which the data can be fetched. */
  exportLink: (id: string) => Promise<ExportLink>;
  /** All that the host has, page by page: after a machine, and `next` is one too. */
  list: (after?: string) => Promise<HostPage>;
  /**
   * What has changed at that moment or since, the oldest change first, for those who watch whether machines answer. Of a flood
   * it is the beginning: ask again from `next`, a moment too. Null where people are the host.
   */
  changedSince: (moment: string) => Promise<HostPage | null>;
  /** Tells people who do by hand what was asked here what they have not heard yet. */
  tell: () => Promise<void>;
};

export type MachineOrder = {
  hostName: string;
  plan: PlanSlug;
  /** The uid of the one person whom the machine lets in. */
  owner: string;
};

/** Part of a list. `next`: from where it goes on; null after the last. */
export type HostPage = {
  machines: HostFacts[];
  /** What it says of these makes no sense to us, which is logged: they are there, and nothing else is known of them. */
  unclear: UnclearMachine[];
  next: string | null;
};

/** `changedAt` is null where not even that could be read. */
export type UnclearMachine = { reference: string; changedAt: string | null };

export type ExportLink = { url: string; expiresAt: string };

/** A machine as its host describes it. Times are ISO 8601. */
export type HostFacts = {
  reference: string;
  /** The host name. */
  name: string;
  plan: PlanSlug;
  state: HostState;
  step: MachineStep | null;
  /** About when it is ready, if the host is full. */
  readyAbout: string | null;
  /** When a person looks at the order; null where no person has to. */
  attendedAt: string | null;
  origin: string | null;
  /** Where it stands, for its owner to read. */
  region: string | null;
  lastSeenAt: string | null;
  /**
   * Since when it has not answered. Null while it does, while it restarts because it was asked to, or if the host does not say.
   * Undefined for what cannot be: then it is as before.
   */
  silentSince: string | null | undefined;
  /** The last silence that has ended; null if there was none, or the host does not say. */
  lastSilence: { from: string; until: string } | null;
  disk: { usedBytes: number; totalBytes: number } | null;
  /** A time that is left out is as before. */
  backups: (Pick<MachineBackups, 'count'> & Partial<MachineBackups>) | null;
  /** The last restore that has ended, by our id for it. */
  restored: { restoreId: string; at: string; hasFailed: boolean } | null;
  /** The version of the hand-off that its software knows; null while the host does not know. */
  handoffVersion: number | null;
  /** Why it failed, in the host's words. */
  failure: string | null;
  /**
   * When anything of this last changed, but for what goes on all the time: `lastSeenAt`, `disk`, and backups made in time. Null for
   * what cannot be.
   */
  changedAt: string | null;
};

/** The host name was in use before: another one has to be chosen. */
export class HostNameTakenError extends Error {
  override name = 'HostNameTakenError';
}

export function hostNotAnswering(cause?: unknown): ApiError {
  return new ApiError(
    'unavailable',
    'The service that sets up our servers is not answering right now. Please try again in a minute.',
    { cause, headers: { 'Retry-After': '5' } },
  );
}
