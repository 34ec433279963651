import { useState, type FormEvent } from 'react';
import type { Backup, Machine } from '@contract/machines.ts';
import { formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { useProve } from '@/lib/prove.ts';
import { api } from '@/platform/api-client.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import type { Night } from '../text/backup-text.ts';
import { describeMachineProblem } from '../text/machine-problem.ts';

/** Puts a machine back to one of its backups, after saying what is lost by that. */
export function RestoreDialog({ open, ...form }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={`Restore ${form.machine.name}`}
      description="Everything on it becomes what it was when the backup was made."
    >
      <RestoreForm {...form} />
    </Dialog>
  );
}

function RestoreForm({ machine, nights, locale, onClose }: Props) {
  const filled = nights.filter(({ backups }) => backups.length > 0).toReversed();
  const [chosen, setChosen] = useState(filled[0]?.backups[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<State>({ kind: 'idle' });
  // One for each backup that is chosen: a try that got lost may have arrived, and the next one is the same restore.
  const [ids] = useState(() => new Map<string, string>());
  const prove = useProve();
  const night = filled.find(({ backups }) => backups.some(({ id }) => id === chosen));
  const backup = night?.backups.find(({ id }) => id === chosen);
  const made = formatDayAndTime(backup?.madeAt ?? null, locale);

  const send = async () => {
    const isName = typed.trim() === machine.name.trim();
    setIsWrong(!isName);
    setIsMissing(backup === undefined);
    if (!isName || backup === undefined) return;
    const restoreId = ids.get(backup.id) ?? crypto.randomUUID();
    ids.set(backup.id, restoreId);
    setState({ kind: 'busy' });
    try {
      const isDone = await prove(() => askFor(machine, backup, restoreId));
      setState({ kind: 'idle' });
      if (isDone) onClose();
    } catch (cause) {
      setState({ kind: 'failed', reason: describeMachineProblem(cause) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {state.kind === 'failed' && (
        <Banner tone="bad" title="Nothing was restored">
          {state.reason}
        </Banner>
      )}
      <SelectField
        label="Night"
        value={night?.day ?? ''}
        error={isMissing && backup === undefined ? 'Choose a night.' : undefined}
        onChange={({ target }) => {
          const other = filled.find(({ day }) => day === target.value);
          setChosen(other?.backups[0]?.id ?? '');
        }}
      >
        {/* The one that was chosen may be too old by now. */}
        {night === undefined && <option value="">Choose a night</option>}
        {filled.map(({ day, backups }) => (
          <option key={day} value={day}>
            {nightWords(day, backups, locale)}
          </option>
        ))}
      </SelectField>
      {night !== undefined && night.backups.length > 1 && (
        <SelectField label="Time" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {night.backups.map(({ id, madeAt }) => (
            <option key={id} value={id}>
              {timeOf(madeAt, locale)}
            </option>
          ))}
        </SelectField>
      )}
      <div aria-live="polite" className="grid gap-2 rounded-md bg-warn-tint px-4 py-3 text-sm">
        <p className="font-semibold">{`Everything added or changed after ${made ?? 'then'} is lost.`}</p>
        <p>
          {`${
            machine.members.length > 0
              ? 'That includes what other people have stored since. They are told by e-mail, as you are.'
              : 'You are told by e-mail when it is done.'
          } The server is closed while this runs.`}
        </p>
      </div>
      <TextField
        label="The server’s name"
        hint={`To confirm, type ${machine.name}`}
        autoComplete="off"
        error={isWrong ? 'This is not the name of this server.' : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={state.kind === 'busy'}>
          Leave it as it is
        </Button>
        <Button type="submit" variant="danger" busy={state.kind === 'busy'}>
          Restore
        </Button>
      </div>
    </form>
  );
}

async function askFor({ id, name }: Machine, backup: Backup, restoreId: string): Promise<void> {
  const { isByHand } = await api('POST /machines/:id/restore', {
    params: { id },
    body: { backup: backup.id, name, restoreId },
  });
  notify.success(
    isByHand ? `We have your request and put ${name} back by hand` : `${name} is being put back`,
  );
}

/** '26 November 2026, 02:00', or how many there are. */
function nightWords(day: string, backups: readonly Backup[], locale: string): string {
  const [newest] = backups;
  const words = formatDay(`${day}T12:00:00`, locale) ?? day;
  if (newest === undefined) return words;
  return backups.length === 1
    ? `${words}, ${timeOf(newest.madeAt, locale)}`
    : `${words}, ${backups.length} backups`;
}

function timeOf(madeAt: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(madeAt));
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

type Props = {
  machine: Machine;
  /** Oldest first. */
  nights: readonly Night[];
  locale: string;
  onClose: () => void;
};
