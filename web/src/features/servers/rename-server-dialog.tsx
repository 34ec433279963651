import type { Server } from '@contract/api.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { RenameForm } from '@/ui/rename-form/rename-form.tsx';
import { checkServerName } from './server-name.ts';
import { describeServerProblem } from './server-text.ts';
import { useRenameServer } from './use-servers.ts';

/** Open while there is a server to rename. */
export function RenameServerDialog({ server, onClose }: Props) {
  const { mutateAsync } = useRenameServer();
  return (
    <Dialog open={server !== null} onClose={onClose} title="Rename server">
      {server !== null && (
        <RenameForm
          name={server.name}
          hint={server.origin}
          check={checkServerName}
          save={(name) => mutateAsync({ id: server.id, name })}
          describe={describeServerProblem}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type Props = { server: Server | null; onClose: () => void };
