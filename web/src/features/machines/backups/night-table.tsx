import { formatBytes } from '@/lib/bytes.ts';
import { formatDay } from '@/lib/dates.ts';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import type { Night } from '../text/backup-text.ts';

/** The nights with backups, newest first. */
export function NightTable({ nights, locale }: { nights: readonly Night[]; locale: string }) {
  const columns: Column<Night>[] = [
    { key: 'day', header: 'Night', cell: ({ day }) => formatDay(`${day}T12:00:00`, locale) },
    { key: 'times', header: 'Made at', cell: ({ backups }) => timesOf(backups, locale) },
    { key: 'size', header: 'Size', align: 'end', cell: ({ backups }) => sizeOf(backups, locale) },
    {
      key: 'tested',
      header: 'Read back',
      cell: ({ backups }) => {
        const tested = backups.find(({ testedAt }) => testedAt !== null);
        return formatDay(tested?.testedAt ?? null, locale) ?? '–';
      },
    },
  ];
  return (
    <DataTable
      caption="Backups by night"
      columns={columns}
      rows={nights.filter(({ backups }) => backups.length > 0).toReversed()}
      rowKey={({ day }) => day}
      empty={null}
    />
  );
}

function timesOf(backups: Night['backups'], locale: string): string {
  const [newest] = backups;
  if (newest === undefined || backups.length > 1) return `${backups.length} times`;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(newest.madeAt));
}

function sizeOf([newest]: Night['backups'], locale: string): string {
  return newest === undefined || newest.bytes === null ? '–' : formatBytes(newest.bytes, locale);
}
