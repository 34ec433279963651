/** Money that is given back for months in which machines fell short. */
export const credits = {
  emails: {
    machine_credit: async () => (await import('./emails/machine-credit.ts')).machineCreditEmail,
  },
};
