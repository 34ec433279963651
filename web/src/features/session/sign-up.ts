import { createSignUp } from './acts/create-sign-up.ts';
import { actionPorts, actionRunner } from './session.ts';

/** Only the page that needs it loads it. Throws a `SessionError` whose message can be shown. */
export const signUp = createSignUp(actionPorts, actionRunner);
