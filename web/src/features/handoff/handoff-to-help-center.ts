import { readHelpCenterTarget } from './carried-target.ts';
import { nameRefusal, type HandoffRun } from './handoff-run.ts';
import { HANDOFF_TEXT } from './handoff-text.ts';

const { failure, reason, status } = HANDOFF_TEXT;

/** Signs the person in at the help center: at the requested page if it is one of the help center's, at its home otherwise. */
export async function handOffToHelpCenter(
  run: HandoffRun,
  requested: string | null,
): Promise<void> {
  const { settings } = run.ports;
  const target = requested === null ? null : readHelpCenterTarget(requested, settings);
  const returnTo = target?.href ?? settings.helpCenterHome;
  await run.withUser(
    {
      // As it was given: the hand-off that follows the sign-in judges it again.
      loginQuery: `?return_to=${encodeURIComponent(requested ?? returnTo)}`,
      checking: status.checkingForHelpCenter,
    },
    async () => {
      run.reach(status.connectingToHelpCenter);
      try {
        await leaveWithToken(run, returnTo);
      } catch (cause) {
        run.failWith(failure.helpCenter, cause);
      }
    },
  );
}

async function leaveWithToken({ ports, signal, reach, leave }: HandoffRun, returnTo: string) {
  const { helpCenterAccessUrl } = ports.settings;
  if (helpCenterAccessUrl === '') throw new Error(reason.noHelpCenter);
  const { jwt, error } = await ports
    .mintHelpCenterToken(signal)
    .catch((cause: unknown) => nameRefusal(cause, reason.helpCenterTokenRefused));
  if (error) throw new Error(error);
  if (!jwt) throw new Error(reason.noHelpCenterToken);
  reach(status.redirectingToHelpCenter);
  const action = new URL(helpCenterAccessUrl);
  action.searchParams.set('return_to', returnTo);
  leave(() => ports.submitPost(action.href, { jwt, return_to: returnTo }));
}
