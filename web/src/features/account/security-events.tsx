import { useEffect, useRef, useState } from 'react';
import { SECURITY_EVENT_DAYS, type SecurityEvent } from '@contract/api.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { describeAccountProblem } from './account-text.ts';
import { SECURITY_WORDS } from './security-text.ts';
import type { useSecurity } from './use-security.ts';

/** What happened to the account, newest first: a few entries, and older ones on request, as far back as they are kept. */
export function SecurityEvents({ query, formatMoment }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const end = useEndFocus(query);
  if (!query.data) {
    return query.isError ? <Failure query={query} /> : <Outline />;
  }
  const events = query.data.pages.flatMap((page) => page.events);
  const isCut = !isWhole && events.length > SHOWN_AT_FIRST;
  const hasOlder = isCut || query.hasNextPage;
  const showOlder = () => {
    if (isCut) setIsWhole(true);
    else void query.fetchNextPage();
  };
  return (
    <>
      <DataTable
        caption="What happened lately"
        columns={columnsFor(formatMoment)}
        rows={isCut ? events.slice(0, SHOWN_AT_FIRST) : events}
        rowKey={({ id }) => id}
        empty={
          <p className="text-muted">
            {`Nothing in the last ${SECURITY_EVENT_DAYS} days. What changes your account appears here: servers, permissions, the plan, the password.`}
          </p>
        }
      />
      {query.isFetchNextPageError && <Failure query={query} />}
      {hasOlder && !query.isFetchNextPageError && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={showOlder}
        >
          Show older
        </Button>
      )}
      <output ref={end} tabIndex={-1} className="mt-4 block text-sm text-muted empty:hidden">
        {!hasOlder && events.length > SHOWN_AT_FIRST && ALL_SHOWN}
      </output>
    </>
  );
}

/** The last press of the button takes the button away, and with it the focus of people who use the keyboard. */
function useEndFocus({ data, hasNextPage }: Query) {
  const end = useRef<HTMLOutputElement>(null);
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (pages > 1 && !hasNextPage && document.activeElement === document.body) end.current?.focus();
  }, [pages, hasNextPage]);
  return end;
}

const ALL_SHOWN = `That is everything of the last ${SECURITY_EVENT_DAYS} days.`;

function Failure({ query }: { query: Query }) {
  const what = query.data ? 'Older entries' : 'What happened lately';
  return (
    <ListFailure
      query={query}
      title={`${what} could not be loaded`}
      text={describeAccountProblem(query.error)}
    />
  );
}

/** As high as one line of text, the least that may come: a page that shrinks moves what somebody is about to press. */
function Outline() {
  return (
    <output aria-label="What happened lately is being loaded">
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
      cell: ({ kind }) => <span className="font-semibold">{SECURITY_WORDS[kind]}</span>,
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
