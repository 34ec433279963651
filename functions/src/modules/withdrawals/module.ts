const withdrawal = () => import('./emails/withdrawal.ts');

/** Withdrawals from contracts, and cancellations. */
export const withdrawals = {
  emails: {
    withdrawal_receipt: async () => (await withdrawal()).withdrawalReceiptEmail,
    withdrawal: async () => (await withdrawal()).withdrawalDecidedEmail,
    cancellation: async () => (await withdrawal()).cancellationEmail,
    withdrawal_notice: async () => (await withdrawal()).withdrawalNoticeEmail,
  },
};
