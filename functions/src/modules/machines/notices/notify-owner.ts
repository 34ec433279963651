import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import type { MailContent } from '../../email/email-kind.ts';
import {
  machineAsleep,
  machineBack,
  machineDisk,
  machineEnding,
  machineErased,
  machineFailed,
  machineReady,
  machineSilent,
  machineSleeping,
} from '../email-kinds.ts';
import { isBeingDeleted, type Transaction } from '../../../db/transaction.ts';
import { tellRestored } from './tell-restored.ts';
import { notifyMembers } from '../../seats/shared-machines.ts';
import { dueNotice, noticeId, type Notice } from './due-notice.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import type { Address, ReadAddress } from '../../../adapters/read-address.ts';

/**
 * Writes the mails that are due for a machine, to its owner and its members, in the transaction that stores the machine, and
 * returns what is to be stored. If the owner's address cannot be read, the machine is marked instead, and the next to store it
 * tells them: the job, at the latest.
 * @param now the time by which machines live
 */
export type NotifyOwner = (
  db: Firestore,
  transaction: Transaction,
  change: { stored: MachineRecord; record: MachineRecord },
  now: Date,
) => Promise<MachineRecord>;

type Parts = {
  readAddress: ReadAddress;
  /** The time of day, by which mails are kept. */
  now: () => Date;
};

/** Makes one for each transaction: however often that is retried, the address is read once, and only if there is news. */
export function createNotifyOwner({ readAddress, now: timeOfDay }: Parts): () => NotifyOwner {
  return () => {
    let address: Promise<Address> | undefined;
    return async (db, transaction, change, now) => {
      const { record } = change;
      await tellOfChange(db, transaction, change, timeOfDay());
      const notice = dueNotice(record, now);
      if (notice === null) return withoutNotice(record);
      if (await isBeingDeleted(db, transaction, record.uid)) return withNotice(record, notice);
      const found = await (address ??= readAddress(record.uid));
      if (found.kind === 'unread') return record.isUntold ? record : { ...record, isUntold: true };
      // Nothing is erased before its owner was told, so it is tried again with every look.
      if (found.kind === 'none' && notice.kind === 'ending') return withoutNotice(record);
      if (found.kind === 'known') {
        const { uid } = record;
        const mail = { to: found.email, uid, ...contentOf(notice, record) };
        await writeMail(db, transaction, noticeId(notice, record), mail, timeOfDay());
      }
      return withNotice(record, notice);
    };
  };
}

export type BeginNotifying = ReturnType<typeof createNotifyOwner>;

/** For callers without addresses: the job tells the owner. What follows from the change is told now, for the job sees none any more. */
export function createNotifyLater(timeOfDay: () => Date): BeginNotifying {
  return () => async (db, transaction, change, now) => {
    const { record } = change;
    await tellOfChange(db, transaction, change, timeOfDay());
    if (dueNotice(record, now) === null) return withoutNotice(record);
    return record.isUntold ? record : { ...record, isUntold: true };
  };
}

/** What follows from the change itself, and from nothing that is stored: it is told now, or never. */
async function tellOfChange(...change: Parameters<typeof tellRestored>): Promise<void> {
  await notifyMembers(...change);
  await tellRestored(...change);
}

/** Nothing is due any more. */
function withoutNotice(record: MachineRecord): MachineRecord {
  return record.isUntold ? { ...record, isUntold: false } : record;
}

function withNotice(record: MachineRecord, notice: Notice): MachineRecord {
  const told = { ...record, isUntold: false };
  switch (notice.kind) {
    case 'silent':
    case 'back':
      return { ...told, isSilenceTold: notice.kind === 'silent' };
    case 'disk':
      return { ...told, toldDisk: notice.percent };
    case 'ready':
      return { ...told, told: noticeId(notice, record), isReadyTold: true };
    case 'failed':
    case 'sleeping':
    case 'asleep':
    case 'ending':
    case 'erased':
      return { ...told, told: noticeId(notice, record) };
  }
}

/** What of the machine the mail will be made of. */
function contentOf(notice: Notice, record: MachineRecord): MailContent {
  const { id: machine, name, readyAt, reason } = record;
  const facts = { machine, name };
  switch (notice.kind) {
    case 'ready':
      return machineReady.of(facts);
    case 'failed':
      return machineFailed.of({ ...facts, wasReady: readyAt !== null });
    case 'silent':
      return machineSilent.of({ ...facts, since: notice.lastSeenAt });
    case 'back':
      return machineBack.of(facts);
    case 'disk': {
      const { percent, usedBytes, diskBytes } = notice;
      return machineDisk.of({ ...facts, percent, usedBytes, diskBytes });
    }
    case 'sleeping': {
      const { days, sleepAt } = notice;
      return machineSleeping.of({ ...facts, days, sleepAt });
    }
    case 'asleep':
      return machineAsleep.of({ ...facts, why: notice.why });
    case 'ending': {
      const { days, keepUntil } = notice;
      return machineEnding.of({ ...facts, days, keepUntil, reason });
    }
    case 'erased':
      return machineErased.of({ ...facts, reason });
  }
}
