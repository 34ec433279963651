import { useIsConnectionLost } from '@/platform/connection/use-connection.ts';
import { formatFileSize } from '@/lib/bytes.ts';
import { Button } from '@/ui/button/button.tsx';
import { FileProgress } from '@/ui/file-progress/file-progress.tsx';
import { describeProgress } from './file-text.ts';
import type { FileRow, Uploads } from './uploads.ts';

/** The files of a message, each with how it is doing and what can be done about it. */
export function FileRows({ rows, uploads, isLocked, locale }: Props) {
  const isConnectionLost = useIsConnectionLost();
  return (
    <ul aria-label="Files with this message" inert={isLocked} className="grid">
      {rows.map((row) => (
        <li
          key={row.key}
          className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3"
        >
          <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{row.file.name}</span>{' '}
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {formatFileSize(row.file.size, locale)}
              </span>
            </p>
            <RowState row={row} isConnectionLost={isConnectionLost} locale={locale} />
          </div>
          <div className="flex gap-2">
            <StopOrRetry row={row} uploads={uploads} />
            <Button size="sm" variant="quiet" onClick={() => uploads.remove(row.key)}>
              Remove<span className="sr-only"> {row.file.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RowState({ row, ...words }: { row: FileRow; isConnectionLost: boolean; locale: string }) {
  const { file, state } = row;
  switch (state.kind) {
    case 'under-way':
      return (
        <FileProgress label={file.name} sent={state.sent} total={file.size}>
          {describeProgress({ file, sent: state.sent }, words)}
        </FileProgress>
      );
    case 'there':
      return <p className="text-sm text-accent">Uploaded</p>;
    case 'stopped':
      return <p className="text-sm text-muted">Stopped</p>;
    case 'refused':
    case 'failed':
      return (
        <p role="alert" className="text-sm font-medium text-danger">
          {state.problem}
        </p>
      );
  }
}

/** One button, so that it keeps the focus. */
function StopOrRetry({ row, uploads }: { row: FileRow; uploads: Uploads }) {
  const { kind } = row.state;
  if (kind === 'there' || kind === 'refused') return null;
  const isUnderWay = kind === 'under-way';
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => (isUnderWay ? uploads.stop(row.key) : uploads.retry(row.key))}
    >
      <span>{isUnderWay ? 'Stop' : 'Retry'}</span>
      <span className="sr-only"> {row.file.name}</span>
    </Button>
  );
}

type Props = {
  rows: readonly FileRow[];
  uploads: Uploads;
  /** While the message is being sent. */
  isLocked: boolean;
  locale: string;
};
