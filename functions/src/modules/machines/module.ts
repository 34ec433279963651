const machine = () => import('./emails/machine.ts');

/** The servers that we run for customers. */
export const machines = {
  emails: {
    machine_ready: async () => (await machine()).machineReadyEmail,
    machine_failed: async () => (await machine()).machineFailedEmail,
    machine_silent: async () => (await machine()).machineSilentEmail,
    machine_back: async () => (await machine()).machineBackEmail,
    machine_disk: async () => (await machine()).machineDiskEmail,
    machine_sleeping: async () => (await machine()).machineSleepingEmail,
    machine_asleep: async () => (await machine()).machineAsleepEmail,
    machine_ending: async () => (await machine()).machineEndingEmail,
    machine_restored: async () => (await machine()).machineRestoredEmail,
    machine_erased: async () => (await machine()).machineErasedEmail,
    machine_orders: async () => (await import('./emails/order.ts')).machineOrdersEmail,
  },
};
