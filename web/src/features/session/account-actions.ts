import { createAccountActions } from './acts/create-account-actions.ts';
import { actionPorts, actionRunner } from './session.ts';

/** What a person can do to their own account. Each throws a `SessionError` whose message can be shown. */
export const {
  sendReset,
  updateProfile,
  reauthenticate,
  changePassword,
  changeEmail,
  checkActionCode,
  applyActionCode,
  confirmPasswordReset,
} = createAccountActions(actionPorts, actionRunner);
