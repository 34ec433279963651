import { CopyText } from './copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Terms and what they mean, on hairlines. */
export function SpecList({ items, mono = false }: { items: readonly SpecItem[]; mono?: boolean }) {
  return (
    <dl className="border-b border-line">
      {items.map((item) => (
        <div
          key={item.term}
          className="grid gap-1 border-t border-line py-4 sm:grid-cols-[11rem_1fr] sm:gap-6"
        >
          <dt className={mono ? 'font-mono text-sm text-muted sm:pt-0.5' : 'font-semibold'}>
            {item.term}
          </dt>
          <dd className="max-w-measure leading-relaxed">
            <CopyText copy={item.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type SpecItem = { term: string; text: Copy };
