import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MESSAGE_FILES, type MessageFile, type SentMessage } from '@contract/files/files.ts';
import { formatFileSize } from '@/lib/bytes.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { messageOf } from '@/lib/message-of.ts';
import { ApiError } from '@/platform/api-client.ts';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable, type Column } from '@/ui/data-table/data-table.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { saveSentFile, useSentFiles, type SentFile } from './use-sent-files.ts';

/** The files that the person has sent us with messages, each of which they can have back. */
export function SentFiles({ uid, topics, locale, empty }: Props) {
  const query = useSentFiles(uid);
  if (query.data === undefined) {
    return query.isError ? (
      <ListFailure
        query={query}
        title="Your files could not be loaded"
        text={messageOf(query.error)}
      />
    ) : (
      <output aria-label="Your files are being loaded">
        <Skeleton className="h-25" />
      </output>
    );
  }
  return (
    <DataTable
      caption="Files that you sent"
      columns={columnsFor(topics, locale)}
      rows={query.data.messages.flatMap(toRows)}
      rowKey={({ messageId, index }) => `${messageId} ${index}`}
      empty={empty}
    />
  );
}

function toRows({ id, at, topic, files }: SentMessage): Row[] {
  return files.map((file, index) => ({ ...file, messageId: id, index, at, topic }));
}

function columnsFor(topics: Topics, locale: string): Column<Row>[] {
  const labelOf = (topic: string) =>
    topics.find(({ value }) => value === topic)?.label ?? 'A message';
  return [
    {
      key: 'file',
      header: 'File',
      cell: ({ name, bytes }) => (
        <span className="grid">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-muted">{formatFileSize(bytes, locale)}</span>
        </span>
      ),
    },
    { key: 'topic', header: 'Sent with', cell: ({ topic }) => labelOf(topic) },
    {
      key: 'at',
      header: 'When',
      cell: ({ at }) => <span className="whitespace-nowrap">{formatDayAndTime(at, locale)}</span>,
    },
    {
      key: 'save',
      header: 'Save',
      align: 'end',
      hideHeader: true,
      cell: (row) => <SaveButton file={row} />,
    },
  ];
}

function SaveButton({ file }: { file: SentFile }) {
  const save = useMutation({ mutationFn: () => saveSentFile(file) });
  return (
    <span className="grid justify-items-end gap-1.5">
      <Button size="sm" variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        Save<span className="sr-only"> {file.name}</span>
      </Button>
      {save.isError && (
        <span role="alert" className="text-sm font-medium text-danger">
          {describeSaving(save.error)}
        </span>
      )}
    </span>
  );
}

function describeSaving(cause: unknown): string {
  return cause instanceof ApiError && cause.code === 'not_found'
    ? `It is gone: we keep files for ${MESSAGE_FILES.days} days.`
    : messageOf(cause);
}

type Topics = readonly { value: string; label: string }[];

type Row = SentFile & MessageFile & Pick<SentMessage, 'at' | 'topic'>;

type Props = {
  uid: string;
  topics: Topics;
  locale: string;
  /** What to show where there are none. */
  empty: ReactNode;
};
