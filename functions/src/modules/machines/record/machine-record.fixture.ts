import type { MachineRecord } from './machine-record.ts';

/** A machine that was only noted, at this moment. Each test says what differs. */
export function notedMachine(at: string): MachineRecord {
  return {
    id: 'm1',
    uid: 'ada',
    subscriptionId: 'sub_1',
    plan: 'solo',
    name: 'Cedar',
    hostName: 'cedar',
    origin: null,
    state: 'ordered',
    since: at,
    step: null,
    orderedAt: at,
    readyAt: null,
    lastSeenAt: null,
    diskUsedBytes: null,
    diskBytes: null,
    sizedAt: null,
    desired: 'ready',
    keepUntil: null,
    why: null,
    readAt: null,
    hostState: null,
    hostPlan: null,
    reason: null,
    sleepAt: null,
    isAddressUsed: false,
    isReadyTold: false,
    told: null,
    isUntold: false,
    readyAbout: null,
    attendedAt: null,
    region: null,
    restartedAt: null,
    restartId: null,
    backups: null,
    restore: null,
    restoreId: null,
    pastRestores: [],
    backupsLoggedAt: null,
    fullLoggedAt: null,
    postponed: 0,
    unannounced: null,
    unannouncedFrom: null,
    isSilenceTold: false,
    toldDisk: 0,
    handoffVersion: 2,
    members: [],
    dueAt: null,
  };
}

/** A machine that became ready at this moment. Its owner was not told yet. */
export function readyMachine(at: string): MachineRecord {
  return {
    ...notedMachine(at),
    origin: 'https://cedar.machines.example',
    state: 'ready',
    readyAt: at,
    lastSeenAt: at,
    readAt: at,
    hostState: 'ready',
    hostPlan: 'solo',
  };
}
