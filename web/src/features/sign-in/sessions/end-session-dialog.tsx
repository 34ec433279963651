import type { OwnSession } from '@contract/sign-in.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEndOneSession } from './use-sessions.ts';

/**
 * Ends one session. For a device that the person does not know, more than that is needed.
 * @param onChangePassword leads to the change of the password, which signs out everywhere
 */
export function EndSessionDialog({ session, uid, describe, onChangePassword, onClose }: Props) {
  const end = useEndOneSession(uid);
  const confirm = () =>
    end.mutate(session.id, {
      onSuccess: () => {
        notify.success(`The session of ${session.device} has ended`);
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title="End this session?" description={session.device}>
      <div className="grid gap-5">
        {end.isError && (
          <Banner tone="bad" title="Not ended">
            {describe(end.error)}
          </Banner>
        )}
        <div className="grid gap-3">
          <h3 className="font-semibold">You do not know this device?</h3>
          <p className="text-sm">
            Then someone may know your password. Google, who runs our sign-in, keeps a session that
            you end here until all are signed out. So sign out everywhere and choose a new password.
          </p>
          <div>
            <Button variant="danger" disabled={end.isPending} onClick={onChangePassword}>
              Sign out everywhere and change the password
            </Button>
          </div>
        </div>
        <div className="grid gap-3 border-t border-line pt-5">
          <h3 className="font-semibold">It is yours?</h3>
          <p className="text-sm">
            We refuse it from now on. Its page signs out and says why, within an hour at the latest.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={end.isPending} onClick={confirm}>
              End this session
            </Button>
            <Button variant="quiet" disabled={end.isPending} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type Props = {
  session: OwnSession;
  uid: string;
  describe: (cause: unknown) => string;
  onChangePassword: () => void;
  onClose: () => void;
};
