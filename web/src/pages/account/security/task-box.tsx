import { describeAccountProblem } from '@/features/account/account-text.ts';
import { registerPasskey } from '@/features/session/passkey-actions.ts';
import { CodesDialog } from '@/features/sign-in/codes/codes-dialog.tsx';
import {
  AddPasskeyDialog,
  RemovePasskeyDialog,
  RenamePasskeyDialog,
} from '@/features/sign-in/passkeys/passkey-dialogs.tsx';
import { EndSessionDialog } from '@/features/sign-in/sessions/end-session-dialog.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import type { OpenTask, TaskProps } from './task.ts';
import { showPasswordForm } from './password-section.tsx';
import { RemovalDialog, StopRemovalDialog } from './removal-dialogs.tsx';

/** Every dialog of this page, one at a time. */
export function TaskBox({ task, uid, email, prove, hasCodes, onChanged, onClose }: Props) {
  const dialog = { onClose, prove, describe: describeAccountProblem };
  const done = (words: string) => {
    notify.success(words);
    onClose();
    void onChanged();
  };
  switch (task.kind) {
    case 'add-passkey':
      return (
        <AddPasskeyDialog
          {...dialog}
          add={registerPasskey}
          onDone={(name) => done(`“${name}” is added`)}
        />
      );
    case 'rename-passkey':
      return (
        <RenamePasskeyDialog {...dialog} passkey={task.passkey} onDone={() => void onChanged()} />
      );
    case 'remove-passkey':
      return (
        <RemovePasskeyDialog
          {...dialog}
          passkey={task.passkey}
          onDone={() => done(`“${task.passkey.name}” is removed`)}
        />
      );
    case 'last-passkey':
      return (
        <Dialog
          open
          onClose={onClose}
          title="This is your last passkey"
          footer={<Button onClick={onClose}>Close</Button>}
        >
          <p>
            Your servers ask for it before they open. Add another one first, or turn “Ask for my
            passkey before a server opens” off.
          </p>
        </Dialog>
      );
    case 'codes':
      return <CodesDialog {...dialog} hasOlder={hasCodes} onMade={() => void onChanged()} />;
    case 'removal':
      return <RemovalDialog {...dialog} email={email} onDone={done} />;
    case 'stop-removal':
      return <StopRemovalDialog {...dialog} onDone={done} />;
    case 'end-session':
      return (
        <EndSessionDialog
          {...dialog}
          uid={uid}
          session={task.session}
          onChangePassword={() => {
            onClose();
            // The dialog gives the focus back first.
            requestAnimationFrame(showPasswordForm);
          }}
        />
      );
  }
}

type Props = TaskProps & { task: OpenTask };
