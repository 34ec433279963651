import { Fragment } from 'react';
import type { Copy } from '@/lib/copy.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function CopyText({ copy }: { copy: Copy }) {
  if (typeof copy === 'string') return copy;
  return copy.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <TextLink key={part.text} to={part.to}>
        {part.text}
      </TextLink>
    ),
  );
}

/** Running text at a readable measure. */
export function Paragraphs({ paragraphs, lead = false }: Prose) {
  return (
    <div
      className={`grid max-w-measure gap-4 wrap-anywhere ${lead ? 'text-lg leading-relaxed' : 'leading-relaxed'}`}
    >
      {paragraphs.map((copy) => (
        <p key={copyKey(copy)}>
          <CopyText copy={copy} />
        </p>
      ))}
    </div>
  );
}

/** A stable React key for a piece of copy. */
export function copyKey(copy: Copy): string {
  return typeof copy === 'string'
    ? copy
    : copy.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

type Prose = { paragraphs: readonly Copy[]; lead?: boolean };
