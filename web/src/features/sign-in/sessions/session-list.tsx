import type { OwnSession } from '@contract/sign-in.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';

/** Where a person is signed in, this browser first. */
export function SessionList({ sessions, formatMoment, onEnd }: Props) {
  return (
    <DataTable
      caption="Sessions"
      columns={columnsFor(formatMoment, onEnd)}
      rows={sessions.toSorted(
        (one, other) =>
          Number(other.isThis) - Number(one.isThis) ||
          other.lastSeenAt.localeCompare(one.lastSeenAt),
      )}
      rowKey={({ id }) => id}
      empty={<p className="text-sm">Sessions appear here once they have called us.</p>}
    />
  );
}

function columnsFor(
  formatMoment: Props['formatMoment'],
  onEnd: Props['onEnd'],
): Column<OwnSession>[] {
  return [
    {
      key: 'device',
      header: 'Device',
      cell: ({ device, isThis }) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <span className="font-semibold">{device}</span>
          {isThis && <Badge tone="good">This one</Badge>}
        </span>
      ),
    },
    {
      key: 'since',
      header: 'Signed in',
      cell: ({ since, how }) => (
        <span className="grid gap-0.5">
          <span>{formatMoment(since)}</span>
          <span className="text-muted">{WAYS[how]}</span>
        </span>
      ),
    },
    { key: 'seen', header: 'Last seen', cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (session) =>
        session.isThis ? (
          <span className="text-muted max-md:hidden">–</span>
        ) : session.how === 'token' ? (
          <span className="text-sm text-muted">Ends when you sign out everywhere</span>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => onEnd(session)}>
            End<span className="sr-only"> the session of {session.device}</span>
          </Button>
        ),
    },
  ];
}

const WAYS: Readonly<Record<OwnSession['how'], string>> = {
  password: 'with a password',
  passkey: 'with a passkey',
  token: 'by a program, for an unnamed server',
};

type Props = {
  sessions: readonly OwnSession[];
  formatMoment: (moment: string | null) => string | null;
  onEnd: (session: OwnSession) => void;
};
