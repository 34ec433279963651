import { sessionActions, sessionStore } from './session.ts';

export { endSession, readSessionAgain } from './session.ts';

/** What a person can do to their own session. Each throws a `SessionError` whose message can be shown. */
export const { signIn, signOut, resendVerification, refreshUser } = sessionActions;

export const { refreshSubscription, refreshAfterPause, refreshAfterCancel } = sessionStore;
