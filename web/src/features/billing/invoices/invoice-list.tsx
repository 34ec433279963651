import type { MouseEvent } from 'react';
import type { Invoice } from '@contract/api.ts';
import { EmptyDrawer, Unplugged } from '@/drawings/empty/empty.tsx';
import { Badge } from '@/ui/badge/badge.tsx';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { MoreRows } from '@/ui/data-table/more-rows.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { formatDay } from '@/lib/dates.ts';
import { describeInvoice } from '../text/invoice-text.ts';
import { describePortalProblem } from '../text/portal-text.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { useFreshInvoice, type InvoiceLink } from './use-fresh-invoice.ts';
import type { useInvoices } from './use-invoices.ts';

/** All of the person's invoices, with their status and links. */
export function InvoiceList({ query, locale, plansPath }: Props) {
  if (!query.data) {
    return query.isError ? (
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="w-40 sm:w-full">
          <Unplugged />
        </div>
        <Failure query={query} />
      </div>
    ) : (
      <Outline />
    );
  }
  const invoices = query.data.pages.flatMap((page) => page.invoices);
  return (
    <div className="grid gap-5">
      <DataTable
        caption="Invoices"
        rows={invoices}
        rowKey={(invoice) => invoice.id}
        empty={
          <EmptyState
            picture={<EmptyDrawer />}
            title="No invoices yet"
            action={
              plansPath !== null && (
                <ButtonLink to={plansPath} variant="secondary">
                  See plans
                </ButtonLink>
              )
            }
          >
            The first one appears here as soon as a plan begins.
          </EmptyState>
        }
        columns={columnsFor(locale)}
      />
      {query.isError && !query.isFetchNextPageError && <Failure query={query} />}
      <MoreRows
        label="Show older invoices"
        problem={
          query.isFetchNextPageError
            ? {
                title: 'Older invoices could not be loaded',
                text: describePortalProblem(query.error),
              }
            : null
        }
        busy={query.isFetchingNextPage}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
        end={query.data.pages.length > 1 ? 'These are all your invoices.' : null}
      />
    </div>
  );
}

function columnsFor(locale: string): Column<Invoice>[] {
  return [
    {
      key: 'date',
      header: 'Date',
      cell: (invoice) => formatDay(invoice.createdAt, locale) ?? '–',
    },
    { key: 'number', header: 'Number', cell: (invoice) => invoice.number ?? '–' },
    {
      key: 'status',
      header: 'Status',
      cell: (invoice) => <Status invoice={invoice} locale={locale} />,
    },
    {
      key: 'total',
      header: 'Amount',
      align: 'end',
      cell: (invoice) => <Amount invoice={invoice} locale={locale} />,
    },
    {
      key: 'links',
      header: 'Documents',
      hideHeader: true,
      align: 'end',
      cell: (invoice) => <Documents invoice={invoice} />,
    },
  ];
}

function Status({ invoice, locale }: RowProps) {
  const words = describeInvoice(invoice, locale);
  return <Badge tone={words.tone}>{words.label}</Badge>;
}

function Amount({ invoice, locale }: RowProps) {
  const { amount, notes } = describeInvoice(invoice, locale);
  return (
    <span className="inline-grid justify-items-end">
      <span>{amount}</span>
      {notes.map((note) => (
        <span key={note} className="text-muted">
          {note}
        </span>
      ))}
    </span>
  );
}

function Documents({ invoice }: { invoice: Invoice }) {
  const name = invoice.number ?? 'this invoice';
  const fresh = useFreshInvoice();
  const openFresh = (link: InvoiceLink) => (event: MouseEvent) => {
    // With a modifier key the browser handles the link as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void fresh.open(invoice.id, link);
  };
  return (
    <span className="inline-grid justify-items-end gap-1">
      <span className="inline-flex flex-wrap justify-end gap-x-4 gap-y-1">
        {invoice.url !== null && (
          <TextLink
            to={invoice.url}
            target="_blank"
            rel="noreferrer"
            aria-busy={fresh.busy === 'url'}
            onClick={openFresh('url')}
          >
            <span>{invoice.status === 'open' ? 'Pay' : 'View'}</span>
            <span className="sr-only"> {name} (opens in a new tab)</span>
          </TextLink>
        )}
        {invoice.pdf !== null && (
          <TextLink
            to={invoice.pdf}
            target="_blank"
            rel="noreferrer"
            aria-busy={fresh.busy === 'pdf'}
            onClick={openFresh('pdf')}
          >
            PDF<span className="sr-only"> of {name} (download)</span>
          </TextLink>
        )}
      </span>
      {fresh.problem !== null && (
        <span role="alert" className="max-w-60 text-sm font-medium text-danger">
          <ProblemText {...fresh.problem} />
        </span>
      )}
    </span>
  );
}

function Failure({ query }: { query: Query }) {
  return (
    <ListFailure
      query={query}
      title="Your invoices could not be loaded"
      text={<ProblemText cause={query.error} text={describePortalProblem(query.error)} />}
    />
  );
}

function Outline() {
  return (
    <output aria-label="Your invoices are being loaded" className="grid gap-4 py-3">
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </output>
  );
}

type Props = {
  query: Query;
  locale: string;
  /** Where to choose a plan; null for a customer who has one. */
  plansPath: string | null;
};

type RowProps = { invoice: Invoice; locale: string };

type Query = ReturnType<typeof useInvoices>;
