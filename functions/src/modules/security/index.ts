export {
  decideAccount,
  listClosedAccounts,
  NotDecidedError,
  readClosedAccount,
  undoDecision,
  type ClosedAccount,
} from './compromise-report/decide-account.ts';
export { finishReports } from './compromise-report/finish-reports.ts';
export { reopenDecided } from './compromise-report/reopen-decided.ts';
export { securityData } from './personal-data.ts';
export { endSessionsAgain } from './sessions/end-sessions-again.ts';
export { syncAuthUser } from './sessions/sync-auth-user.ts';
export { trackSession } from './sessions/track-session.ts';
export { updateAccountSecurity } from './update-account-security.ts';
