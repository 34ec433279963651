import { useState } from 'react';
import { DemoNote, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Button } from '@/ui/button/button.tsx';

export function Colophon() {
  const { colophon } = WEB_STUDIO;
  const [first, second] = colophon.paragraphs;
  return (
    <section id="colophon" aria-labelledby="colophon-title" className="border-t border-line">
      <PageWidth className="grid gap-6 py-12 md:py-16 md:grid-cols-12">
        <h2 id="colophon-title" className="text-xl font-semibold tracking-tight md:col-span-3">
          {colophon.title}
        </h2>
        <div className="min-w-0 space-y-5 md:col-span-8 md:col-start-5">
          <p className="max-w-measure text-xl leading-snug">{first}</p>
          <p className="max-w-measure">{second}</p>
          <p className="max-w-measure bg-sunk px-4 py-3 font-mono text-xs wrap-anywhere">
            {colophon.command}
          </p>
          <PageScale />
          <DemoNote boxed />
        </div>
      </PageWidth>
    </section>
  );
}

/** Adds up what this page has weighed so far in this browser. Without a script there is nothing to press. */
function PageScale() {
  const { scale: words } = WEB_STUDIO.colophon;
  const hydrated = useHydrated();
  const [result, setResult] = useState<Weight | null>(null);
  return (
    <div className="border-t border-ink pt-5 empty:hidden" aria-live="polite">
      {hydrated && result === null && (
        <>
          <p className="max-w-md text-sm text-muted">{words.before}</p>
          <div className="mt-4">
            <Button onClick={() => setResult(weighPage())}>{words.button}</Button>
          </div>
        </>
      )}
      {result !== null && (
        <p>
          <strong className="block text-5xl font-semibold tracking-tight tabular-nums">
            {(result.bytes / 1000).toFixed(0)} kB
          </strong>
          <span className="mt-2 block max-w-md text-sm">
            {words.result.in} {result.files} {words.result.files}
          </span>
        </p>
      )}
    </div>
  );
}

/** Compressed bytes of the document and everything fetched for it, from this browser's own record. */
function weighPage(): Weight {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  return {
    files: entries.length,
    bytes: entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  };
}

type Weight = { files: number; bytes: number };
