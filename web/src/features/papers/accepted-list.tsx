import { paperFile, type Agreement } from '@contract/legal/papers.ts';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Which versions were accepted, by whom and when, newest first. */
export function AcceptedList({ accepted, formatMoment }: Props) {
  return (
    <DataTable
      caption="Accepted versions"
      columns={columnsFor(formatMoment)}
      rows={accepted}
      rowKey={({ version }) => version}
      empty={null}
    />
  );
}

function columnsFor(formatMoment: Props['formatMoment']): Column<Agreement>[] {
  return [
    {
      key: 'version',
      header: 'Version',
      cell: ({ version }) => <span className="font-semibold whitespace-nowrap">{version}</span>,
    },
    { key: 'name', header: 'Accepted by', cell: ({ name }) => name },
    { key: 'role', header: 'Role', cell: ({ role }) => role },
    { key: 'at', header: 'When', cell: ({ at }) => formatMoment(at) },
    {
      key: 'file',
      header: 'File',
      align: 'end',
      cell: ({ document, version }) => (
        <TextLink to={paperFile(document, version)} reloadDocument download>
          PDF<span className="sr-only"> of version {version}</span>
        </TextLink>
      ),
    },
  ];
}

type Props = {
  accepted: readonly Agreement[];
  formatMoment: (moment: string | null) => string | null;
};
