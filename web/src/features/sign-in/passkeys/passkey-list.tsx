import type { Passkey } from '@contract/sign-in.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';

/** A person's passkeys, and what can be done with each. */
export function PasskeyList({ passkeys, onRename, onRemove, formatDay }: Props) {
  return (
    <DataTable
      caption="Passkeys"
      columns={columnsFor({ onRename, onRemove, formatDay })}
      rows={passkeys}
      rowKey={({ id }) => id}
      empty={<p className="text-sm">You have yet to add one.</p>}
    />
  );
}

function columnsFor({ onRename, onRemove, formatDay }: Shown): Column<Passkey>[] {
  return [
    {
      key: 'name',
      header: 'Passkey',
      cell: ({ name, isSynced }) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge>{isSynced ? 'Synced' : 'On one device'}</Badge>
        </span>
      ),
    },
    { key: 'added', header: 'Added', cell: ({ createdAt }) => formatDay(createdAt) ?? 'Unknown' },
    {
      key: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) => formatDay(lastUsedAt) ?? 'Not yet',
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (passkey) => (
        <span className="flex justify-end gap-1 max-md:-ml-1 max-md:flex-wrap">
          <Button size="sm" variant="quiet" onClick={() => onRename(passkey)}>
            Rename<span className="sr-only"> {passkey.name}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onRemove(passkey)}>
            Remove<span className="sr-only"> {passkey.name}</span>
          </Button>
        </span>
      ),
    },
  ];
}

type Shown = Omit<Props, 'passkeys'>;

type Props = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
  formatDay: (moment: string | null) => string | null;
};
