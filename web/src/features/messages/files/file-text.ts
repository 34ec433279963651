import { FILE_NAME_LENGTH, MESSAGE_FILES } from '@contract/files/files.ts';
import { isCleanName } from '@contract/unseen.ts';
import { formatFileSize } from '@/lib/bytes.ts';
import type { FileRow } from './uploads.ts';

/** What can go with a message, in words. */
export const FILES_TAKEN = `Up to ${MESSAGE_FILES.most} files of 10 MB each: pictures (PNG, JPEG, WebP), PDF, plain text such as a log, or ZIP.`;

export const FILE_PROBLEMS = {
  empty: 'The file is empty. Remove it, or save it again and add that.',
  tooLarge: 'The file is larger than 10 MB. Send the part that matters, or put it into a ZIP file.',
  otherType:
    'Whatever its name says, the file is of another kind than PNG, JPEG, WebP, PDF, ZIP and plain text (UTF-8). Put it into a ZIP file and add that.',
  unreadable:
    'The file could not be read: it has been moved or changed since. Remove it and add it again.',
} as const;

/** A name under which a file can be sent: without a slash or an invisible character, and short enough. */
export function sentName(name: string): string {
  const clean = Array.from(name.trim(), (letter) =>
    isCleanName(letter) && !'/\\'.includes(letter) ? letter : '_',
  );
  const ending = /\.[^.]{1,12}$/u.exec(clean.join(''))?.[0] ?? '';
  while (clean.join('').length > FILE_NAME_LENGTH) clean.splice(-Array.from(ending).length - 1, 1);
  return clean.join('') || 'file';
}

/** How the files are doing, in a sentence for people who cannot see the bars; empty where there are none. */
export function describeFiles(rows: readonly FileRow[]): string {
  if (rows.length === 0) return '';
  const there = rows.filter(({ state }) => state.kind === 'there').length;
  const left = rows.filter(({ state }) => state.kind === 'under-way').length;
  const failed = rows.length - there - left;
  const news = `${there} of ${countFiles(rows.length)} uploaded.`;
  if (failed === 0) return news;
  return `${news} ${countFiles(failed)} ${failed === 1 ? 'needs' : 'need'} to be retried or removed.`;
}

/** Why a message cannot be sent with these files; null if it can. */
export function describeUnsent(rows: readonly FileRow[]): string | null {
  const names = rows.filter(({ state }) => state.kind !== 'there').map(({ file }) => file.name);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} not uploaded. Retry or remove ${names.length === 1 ? 'it' : 'them'} above, then send the message.`;
}

/** What happens to one file. */
export function describeProgress(
  { file, sent }: { file: File; sent: number },
  { isConnectionLost, locale }: { isConnectionLost: boolean; locale: string },
): string {
  if (isConnectionLost) return 'Waiting for the connection. It continues automatically.';
  return `${formatFileSize(sent, locale)} of ${formatFileSize(file.size, locale)}`;
}

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
