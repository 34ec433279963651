import { useState } from 'react';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Button } from '@/ui/button/button.tsx';

/** Adds up what this page has weighed so far in this browser. Without a script there is nothing to press. */
export function PageScale({ words }: { words: Words }) {
  const hydrated = useHydrated();
  const [result, setResult] = useState<Weight | null>(null);
  return (
    <div className="min-h-36 border-t border-ink pt-5" aria-live="polite">
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
type Words = { button: string; before: string; result: { in: string; files: string } };
