import type { HandoffRequest } from './handoff-request.ts';
import {
  createHandoffRun,
  INITIAL_HANDOFF,
  type HandoffPorts,
  type HandoffRun,
  type HandoffState,
} from './handoff-run.ts';
import { HANDOFF_TEXT } from './handoff-text.ts';
import { handOffToHelpCenter } from './handoff-to-help-center.ts';
import { handOffToServer } from './handoff-to-server.ts';

/**
 * Carries a signed-in person over to their own server or to the help center.
 * Tokens live in local variables only: never in the state that is shown, in the history or in a log.
 */
export function startHandoff(
  request: HandoffRequest,
  ports: HandoffPorts,
  onChange: (state: HandoffState) => void,
): Handoff {
  const run = createHandoffRun(ports, onChange);
  onChange(INITIAL_HANDOFF);
  void carryOut(request, run);
  return { goOn: run.answered, stop: run.stop };
}

async function carryOut(request: HandoffRequest, run: HandoffRun): Promise<void> {
  const { missingTarget, invalidRequest } = HANDOFF_TEXT.failure;
  switch (request.kind) {
    case 'missing':
      run.fail([missingTarget, invalidRequest], 'start-over');
      return;
    case 'invalid':
      run.fail([invalidRequest], 'start-over');
      return;
    case 'help-center':
      await handOffToHelpCenter(run, request.returnTo);
      return;
    case 'own-server':
      await handOffToServer(run, request.redirect);
  }
}

export type Handoff = {
  /** The person agreed that the server on the consent screen may sign them in, or has shown who they are. */
  goOn: () => void;
  /** Stops everything that is still under way. */
  stop: () => void;
};
