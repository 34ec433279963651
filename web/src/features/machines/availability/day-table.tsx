import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { dayWords, describeDay, type lastDays } from '../text/availability-text.ts';

/** What the bars draw, in words, newest first. */
export function DayTable({ days, locale }: { days: Days; locale: string }) {
  const columns: Column<Days[number]>[] = [
    { key: 'day', header: 'Day', cell: ({ day }) => dayWords(day, locale) },
    { key: 'seen', header: 'How it answered', cell: ({ seen }) => describeDay(seen) },
  ];
  return (
    <DataTable
      caption="How the server answered, by day"
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      empty={null}
    />
  );
}

type Days = ReturnType<typeof lastDays>;
