import type { ReactNode } from 'react';
import type { Server } from '@contract/api.ts';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';

/** Servers with their address, their last use and their actions. */
export function ServerTable({ caption, servers, formatMoment, renderActions, empty }: Props) {
  return (
    <DataTable
      caption={caption}
      rows={servers}
      rowKey={(server) => server.id}
      empty={empty}
      columns={columnsFor(formatMoment, renderActions)}
    />
  );
}

function columnsFor(
  formatMoment: Props['formatMoment'],
  renderActions: Props['renderActions'],
): Column<Server>[] {
  return [
    {
      key: 'server',
      header: 'Server',
      cell: (server) => (
        <span className="grid gap-0.5">
          <span className="font-semibold">{server.name}</span>
          <span className="font-mono text-xs break-all text-muted">{server.origin}</span>
        </span>
      ),
    },
    {
      key: 'last',
      header: 'Last opened',
      cell: (server) => formatMoment(server.lastHandoffAt) ?? 'Not yet',
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (server) => (
        <span className="flex justify-end gap-1 max-md:-ml-1 max-md:flex-wrap">
          {renderActions(server)}
        </span>
      ),
    },
  ];
}

type Props = {
  caption: string;
  servers: readonly Server[];
  formatMoment: (moment: string | null) => string | null;
  renderActions: (server: Server) => ReactNode;
  empty: ReactNode;
};
