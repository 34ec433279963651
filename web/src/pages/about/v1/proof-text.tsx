import type { Copy } from '@/lib/copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** A sentence as a proof-reader leaves it: with what was struck out and what was put in. */
export function ProofText({ parts }: { parts: readonly ProofPart[] }) {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('del' in part) {
      return (
        <del
          key={part.del}
          className="text-muted decoration-alert decoration-[0.07em] [text-decoration-skip-ink:none]"
        >
          {part.del}
        </del>
      );
    }
    return (
      <ins
        key={part.ins}
        className="decoration-alert decoration-[0.05em] underline-offset-[0.14em]"
      >
        {part.ins}
      </ins>
    );
  });
}

/** What is written in the margin, with the stroke that leads to its line. */
export function Remark({ copy }: { copy: Copy }) {
  return (
    <p className="relative max-w-xs border-l-2 border-alert pl-4 text-sm leading-relaxed md:border-l-0 md:pl-0">
      <Ornament
        viewBox="0 0 60 14"
        className="absolute top-2 right-full mr-3 hidden w-14 fill-none stroke-alert md:block"
        strokeWidth="1.5"
        strokeLinecap="round"
      >
        <path
          d="M58 6C40 1 22 12 2 8m6-5L2 8l7 4"
          pathLength="1"
          strokeDasharray="1"
          className="animate-draw"
        />
      </Ornament>
      <CopyText copy={copy} />
    </p>
  );
}

type ProofPart = string | { del: string } | { ins: string };
