import type { ReactNode } from 'react';
import { PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';

export function Opening() {
  const { name, trade, title, lead } = SEARCH_CONSULTANTS;
  return (
    <div className="border-b border-line bg-sunk">
      <PageWidth className="grid gap-8 py-9 md:py-16 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <p className="text-sm">
            <strong>{name}</strong> {trade}
          </p>
          <h1 className="mt-6 font-display text-4xl font-medium tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl">{lead}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <TypedWords />
        </div>
      </PageWidth>
    </div>
  );
}

/** A search field in use: what people go on to type, how often, and the words that only the seller knows. */
function TypedWords() {
  const { label, typed, words, own, unit } = SEARCH_CONSULTANTS.search;
  const most = Math.max(...words.map(([, , searches]) => searches));
  return (
    <div role="img" aria-label={label} className="border border-ink bg-raised">
      <div className="flex items-center gap-3 border-b border-ink px-4 py-3.5 md:px-6">
        <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-ink" strokeWidth="2">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="M13 13l5.5 5.5" />
        </svg>
        <span className="text-lg">
          {typed}
          <span className="ml-0.5 inline-block h-5 w-px translate-y-1 bg-ink" />
        </span>
        <span className="ml-auto font-mono text-xs text-muted">{unit}</span>
      </div>
      <div className="px-4 py-2 md:px-6">
        {words.map(([known, rest, searches]) => (
          <Row key={rest} searches={searches} most={most} className="fill-accent">
            {known}
            <strong className="font-semibold">{rest}</strong>
          </Row>
        ))}
      </div>
      <div className="border-t border-line-strong bg-alert-tint px-4 py-2 md:px-6">
        <Row searches={own[1]} most={most} className="fill-alert">
          {own[0]}
        </Row>
      </div>
    </div>
  );
}

function Row({ searches, most, className, children }: Typed) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2">
      <span>{children}</span>
      <span className="font-mono text-sm tabular-nums">{searches}</span>
      <svg className="col-span-2 mt-1 h-1.5 w-full">
        <rect
          width={`${((searches / most) * 100).toFixed(1)}%`}
          height="6"
          className={`origin-left transition-[scale] duration-240 [transform-box:fill-box] starting:scale-x-0 ${className}`}
        />
      </svg>
    </div>
  );
}

type Typed = { searches: number; most: number; className: string; children: ReactNode };
