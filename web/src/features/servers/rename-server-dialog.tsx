import { useForm } from 'react-hook-form';
import type { Server } from '@contract/api.ts';
import type { BodyOf } from '@contract/endpoints.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { checkServerName } from './server-name.ts';
import { describeServerProblem } from './server-text.ts';
import { useRenameServer } from './use-servers.ts';

/** Open while there is a server to rename. */
export function RenameServerDialog({ server, onClose }: Props) {
  return (
    <Dialog open={server !== null} onClose={onClose} title="Rename server">
      {server !== null && <RenameServerForm server={server} onClose={onClose} />}
    </Dialog>
  );
}

function RenameServerForm({ server, onClose }: { server: Server; onClose: () => void }) {
  const rename = useRenameServer();
  const { register, handleSubmit, formState } = useForm<BodyOf<'PATCH /servers/:id'>>({
    defaultValues: { name: server.name },
  });
  const submit = handleSubmit(({ name }) => {
    rename.mutate({ id: server.id, name: name.trim() }, { onSuccess: onClose });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {rename.isError && (
        <Banner tone="bad" title="The name was not changed">
          {describeServerProblem(rename.error)}
        </Banner>
      )}
      <TextField
        label="Name"
        hint={server.origin}
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name', { validate: (name) => checkServerName(name) })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={rename.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={rename.isPending}>
          Save name
        </Button>
      </div>
    </form>
  );
}

type Props = { server: Server | null; onClose: () => void };
