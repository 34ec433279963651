import { useState } from 'react';
import { MOST_INVOICE_COPIES, type InvoiceCopy } from '@contract/billing-details.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { AddCopyDialog } from './add-copy-dialog.tsx';
import { describeCopy, describeCopyProblem } from './copy-text.ts';
import { RemoveCopyDialog } from './remove-copy-dialog.tsx';
import { useInvoiceCopies } from './use-invoice-copies.ts';

/** The further addresses that invoices go to: each with its state, and ways to add and remove one. */
export function InvoiceCopies({ uid, locale }: Props) {
  const query = useInvoiceCopies(uid);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<InvoiceCopy | null>(null);
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-sm text-muted">
        Up to {MOST_INVOICE_COPIES} more addresses, such as your bookkeeper’s, get an e-mail with
        the link to each paid invoice, once their owner has confirmed.
      </p>
      <WhenLoaded
        query={query}
        loading="The addresses are being loaded"
        failed="The addresses could not be loaded"
        describe={describeCopyProblem}
      >
        {(copies) => (
          <>
            <DataTable
              caption="Addresses that get copies"
              columns={columnsFor(locale, setRemoving)}
              rows={copies}
              rowKey={({ id }) => id}
              empty={null}
            />
            {copies.length < MOST_INVOICE_COPIES ? (
              <div>
                <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
                  Add an address
                </Button>
              </div>
            ) : (
              <p className="text-sm">The list is full. Remove an address to add another.</p>
            )}
          </>
        )}
      </WhenLoaded>
      <AddCopyDialog open={isAdding} onClose={() => setAdding(false)} />
      <RemoveCopyDialog copy={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

function columnsFor(locale: string, onRemove: (copy: InvoiceCopy) => void): Column<InvoiceCopy>[] {
  return [
    {
      key: 'email',
      header: 'Address',
      cell: ({ email }) => <span className="font-medium wrap-anywhere">{email}</span>,
    },
    { key: 'state', header: 'State', cell: (copy) => <State copy={copy} locale={locale} /> },
    {
      key: 'remove',
      header: 'Change',
      hideHeader: true,
      align: 'end',
      cell: (copy) => (
        <Button size="sm" variant="secondary" onClick={() => onRemove(copy)}>
          Remove<span className="sr-only"> {copy.email}</span>
        </Button>
      ),
    },
  ];
}

function State({ copy, locale }: { copy: InvoiceCopy; locale: string }) {
  const { label, tone, note } = describeCopy(copy, locale);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
      <Badge tone={tone}>{label}</Badge>
      {note !== null && <span className="text-muted">{note}</span>}
    </span>
  );
}

type Props = { uid: string; locale: string };
