import type { Server } from '@contract/api.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { describeServerProblem } from './server-text.ts';
import { useRemoveServer } from './use-servers.ts';

/** Open while there is a server to remove. The same act is called 'Remove' in the list and 'Revoke' among the permissions. */
export function RemoveServerDialog({ server, onClose, verb }: Props) {
  return (
    <Dialog
      open={server !== null}
      onClose={onClose}
      title={verb === 'revoke' ? 'Revoke permission?' : 'Remove server?'}
    >
      {server !== null && <Confirmation server={server} onClose={onClose} verb={verb} />}
    </Dialog>
  );
}

function Confirmation({ server, onClose, verb }: Props & { server: Server }) {
  const remove = useRemoveServer();
  const confirm = () =>
    remove.mutate(server.id, {
      onSuccess: () => {
        notify.success(
          verb === 'revoke'
            ? `Permission revoked for ${server.name}`
            : `${server.name} was removed`,
        );
        onClose();
      },
    });
  return (
    <div className="grid gap-5">
      {remove.isError && (
        <Banner tone="bad" title={verb === 'revoke' ? 'Not revoked' : 'Not removed'}>
          {describeServerProblem(remove.error)}
        </Banner>
      )}
      <p>
        <strong>{server.name}</strong>{' '}
        <span className="font-mono text-sm break-all">{server.origin}</span> leaves your list, and
        we stop telling it about you. A session that is open there ends when the server next checks
        with us; until then it may keep you signed in. The server itself stays as it is, and you can
        add it again at any time.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={remove.isPending}>
          Keep it
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={confirm}>
          {verb === 'revoke' ? 'Revoke' : 'Remove'}
        </Button>
      </div>
    </div>
  );
}

type Props = { server: Server | null; onClose: () => void; verb: 'remove' | 'revoke' };
