import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';

const columns: Column<{ id: string; amount: string }>[] = [
  { key: 'id', header: 'Number', cell: (row) => row.id },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount },
];

test('DataTable names itself and its columns', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Invoices"
      columns={columns}
      rows={[{ id: 'A-1', amount: '29.00' }]}
      rowKey={(row) => row.id}
      empty="No invoices yet"
    />,
  );
  expect(html).toMatch(/<caption[^>]*>Invoices<\/caption>/);
  expect(html).toMatch(/<th scope="col"[^>]*>Number<\/th>/);
  expect(html).toMatch(/29\.00/);
  expect(html).not.toContain('No invoices yet');
});

test('DataTable without rows shows only what to say then', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Invoices"
      columns={columns}
      rows={[]}
      rowKey={(row) => row.id}
      empty="No invoices yet"
    />,
  );
  expect(html).toBe('No invoices yet');
});
