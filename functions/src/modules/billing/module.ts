const plan = () => import('./emails/plan.ts');

/** Plans and what they cost. */
export const billing = {
  emails: {
    plan_pause_ends: async () => (await plan()).planPauseEndsEmail,
    plan_ends_unpaid: async () => (await plan()).planEndsUnpaidEmail,
    contract: async () => (await import('./emails/contract.ts')).contractEmail,
  },
};
