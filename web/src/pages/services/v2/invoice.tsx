import { SERVICE_COSTS } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { invoiceAmount, sumInvoice } from '@/lib/money.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** An invoice as it arrives; its sums are worked out from its lines. */
export function Invoice() {
  const { invoice } = SERVICE_COSTS;
  const { net, tax, total } = sumInvoice(invoice.lines, invoice.taxPercent);
  const { head } = invoice;
  return (
    <Section spacing="loose" labelledBy="invoice-title" grid="gap-10 md:grid-cols-12 md:gap-10">
      <div className="md:order-last md:col-span-4">
        <Heading id="invoice-title" size="lg">
          {invoice.title}
        </Heading>
        <p className="mt-4 leading-relaxed">{invoice.text}</p>
        <ul className="mt-8 text-sm">
          {invoice.notes.map((note) => (
            <li key={note} className="border-t border-line py-3 leading-relaxed text-muted">
              {note}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative border border-ink bg-raised p-5 sm:p-8 md:col-span-8 md:p-10">
        <div className="flex flex-wrap justify-between gap-6 text-sm">
          <p>
            {invoice.to.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p className="font-display text-xl font-semibold">{invoice.from}</p>
        </div>
        <p className="mt-10 font-display text-lg font-semibold">{invoice.number}</p>
        <p className="text-sm text-muted">{invoice.dated}</p>
        <HeadedTable
          caption={invoice.caption}
          names={[head.what, head.quantity, head.each, head.sum]}
          look={{
            table: 'mt-6 w-full border-collapse text-left text-sm tabular-nums',
            headRow: 'border-b border-ink',
            name: (column) => NAMES[column],
          }}
        >
          {invoice.lines.map((line) => (
            <tr key={line.what} className="border-b border-line align-baseline">
              <th scope="row" className="py-3 pr-3 font-normal">
                {line.what}
                {line.quantity > 1 && (
                  <span className="block text-muted sm:hidden">
                    {line.quantity} × {invoiceAmount(line.cents)}
                  </span>
                )}
              </th>
              <td className="hidden py-3 pr-3 text-right sm:table-cell">{line.quantity}</td>
              <td className="hidden py-3 pr-3 text-right sm:table-cell">
                {invoiceAmount(line.cents)}
              </td>
              <td className="py-3 text-right">{invoiceAmount(line.quantity * line.cents)}</td>
            </tr>
          ))}
        </HeadedTable>
        <dl className="mt-4 ml-auto max-w-sm text-sm tabular-nums">
          <Sum label={invoice.netLabel} cents={net} />
          <Sum label={invoice.taxLabel} cents={tax} />
          <div className="mt-2 flex items-baseline justify-between gap-6 border-t-2 border-double border-ink pt-3 text-base">
            <dt className="font-semibold">{invoice.totalLabel}</dt>
            <dd className="font-display text-xl font-semibold md:text-2xl">
              € {invoiceAmount(total)}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt>{label}</dt>
      <dd>{invoiceAmount(cents)}</dd>
    </div>
  );
}

const NAMES = [
  'py-2 pr-3 font-semibold',
  'hidden py-2 pr-3 text-right font-semibold sm:table-cell',
  'hidden py-2 pr-3 text-right font-semibold sm:table-cell',
  'py-2 text-right font-semibold',
];
