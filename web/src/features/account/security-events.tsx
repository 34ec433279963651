import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SECURITY_EVENT_DAYS, type SecurityEvent } from '@contract/api.ts';
import type { AnswerOf } from '@contract/endpoints.ts';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { describeAccountProblem } from './account-text.ts';
import { SECURITY_WORDS } from './security-text.ts';

/** What happened to the account, newest first: a few entries, and the rest on request. */
export function SecurityEvents({ query, formatMoment }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <WhenLoaded
      query={query}
      loading="What happened lately is being loaded"
      failed="What happened lately could not be loaded"
      describe={describeAccountProblem}
    >
      {({ events }) => (
        <>
          <DataTable
            caption="What happened lately"
            columns={columnsFor(formatMoment)}
            rows={isWhole ? events : events.slice(0, SHOWN_AT_FIRST)}
            rowKey={({ id }) => id}
            empty={
              <p className="text-muted">
                {`Nothing in the last ${SECURITY_EVENT_DAYS} days. What changes your account appears here: servers, permissions, the plan, the password.`}
              </p>
            }
          />
          {!isWhole && events.length > SHOWN_AT_FIRST && (
            <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsWhole(true)}>
              {`Show ${events.length - SHOWN_AT_FIRST} more`}
            </Button>
          )}
        </>
      )}
    </WhenLoaded>
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

type Props = {
  query: UseQueryResult<AnswerOf<'GET /security'>>;
  formatMoment: (moment: string | null) => string | null;
};
