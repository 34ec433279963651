import { useState } from 'react';
import { SECURITY_EVENT_DAYS, type SecurityEvent } from '@contract/api.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { MoreRows } from '@/ui/data-table/more-rows.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { describeAccountProblem } from './account-text.ts';
import { SECURITY_WORDS } from './security-text.ts';
import type { useSecurity } from './use-security.ts';

/** What happened to the account, newest first: a few entries, and older ones on request, as far back as they are kept. */
export function SecurityEvents({ query, formatMoment }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  if (!query.data) {
    return query.isError ? <Failure query={query} /> : <Outline />;
  }
  const events = query.data.pages.flatMap((page) => page.events);
  const isLong = events.length > SHOWN_AT_FIRST;
  const isCut = !isWhole && isLong;
  const showOlder = () => {
    if (isCut) setIsWhole(true);
    else void query.fetchNextPage();
  };
  return (
    <div className="grid gap-4">
      <DataTable
        caption="Recent activity"
        columns={columnsFor(formatMoment)}
        rows={isCut ? events.slice(0, SHOWN_AT_FIRST) : events}
        rowKey={({ id }) => id}
        empty={
          <p className="text-muted">
            {`Nothing in the last ${SECURITY_EVENT_DAYS} days. Changes to your account appear here: servers, permissions, the plan, the password.`}
          </p>
        }
      />
      <MoreRows
        label="Show older"
        problem={
          query.isFetchNextPageError
            ? {
                title: 'Older entries could not be loaded',
                text: describeAccountProblem(query.error),
              }
            : null
        }
        busy={query.isFetchingNextPage}
        onMore={isCut || query.hasNextPage ? showOlder : null}
        end={isLong ? `That is everything from the last ${SECURITY_EVENT_DAYS} days.` : null}
      />
    </div>
  );
}

function Failure({ query }: { query: Query }) {
  return (
    <ListFailure
      query={query}
      title="Recent activity could not be loaded"
      text={describeAccountProblem(query.error)}
    />
  );
}

/** As high as one line of text, the shortest result: a page that shrinks moves what the user is about to press. */
function Outline() {
  return (
    <output aria-label="Recent activity is being loaded">
      <Skeleton className="h-7" />
    </output>
  );
}

const SHOWN_AT_FIRST = 8;

function columnsFor(formatMoment: Props['formatMoment']): Column<SecurityEvent>[] {
  return [
    {
      key: 'what',
      header: 'What',
      cell: ({ kind }) => (
        <span className="font-semibold md:whitespace-nowrap">{SECURITY_WORDS[kind]}</span>
      ),
    },
    {
      key: 'about',
      header: 'About',
      cell: ({ about }) => <span className="wrap-anywhere">{about ?? '–'}</span>,
    },
    {
      key: 'when',
      header: 'When',
      align: 'end',
      cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at)}</span>,
    },
  ];
}

type Query = ReturnType<typeof useSecurity>;

type Props = {
  query: Query;
  formatMoment: (moment: string | null) => string | null;
};
