import { useForm } from 'react-hook-form';
import type { NewServer, Server } from '@contract/api.ts';
import { useProve } from '@/lib/prove.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { addressRules } from './address-rules.ts';
import { readServerAddress } from './server-address.ts';
import { checkServerName } from './server-name.ts';
import { isAtServerLimit, describeServerProblem } from './server-text.ts';
import { useAddServer } from './use-servers.ts';

/** `plansPath` leads to more room. */
export function AddServerDialog({ open, onClose, servers, plansPath }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add your own server"
      description="A server in this list can sign you in when you open it. Add only your own servers."
    >
      <AddServerForm servers={servers} onClose={onClose} plansPath={plansPath} />
    </Dialog>
  );
}

function AddServerForm({ servers, onClose, plansPath }: Omit<Props, 'open'>) {
  const add = useAddServer();
  const { register, handleSubmit, formState } = useForm<NewServer>({
    defaultValues: { name: '', origin: '' },
  });
  const prove = useProve();
  const rules = addressRules(servers);

  const submit = handleSubmit(async ({ name, origin }) => {
    const address = readServerAddress(origin, rules);
    if (!address.ok) return;
    const server = { name: name.trim(), origin: address.origin };
    try {
      if (!(await prove(() => add.mutateAsync(server)))) return;
    } catch {
      // Shown above the fields.
      return;
    }
    notify.success(`${server.name} was added`);
    onClose();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {add.isError && (
        <Banner tone="bad" title="The server was not added">
          {describeServerProblem(add.error)}{' '}
          {isAtServerLimit(add.error) && <TextLink to={plansPath}>See plans</TextLink>}
        </Banner>
      )}
      <TextField
        label="Name"
        hint="The name that your list shows."
        error={formState.errors.name?.message}
        autoComplete="off"
        maxLength={200}
        {...register('name', { validate: (name) => checkServerName(name) })}
      />
      <TextField
        label="Address"
        hint="Copy it from your browser, for example https://ai.example.org."
        error={formState.errors.origin?.message}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        {...register('origin', {
          validate: (typed) => {
            const address = readServerAddress(typed, rules);
            return address.ok || address.problem;
          },
        })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={add.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={add.isPending}>
          Add server
        </Button>
      </div>
    </form>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  servers: readonly Server[];
  plansPath: string;
};
