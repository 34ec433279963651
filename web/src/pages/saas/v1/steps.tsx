import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Numbered steps, one under the other on a phone, uneven columns beside each other elsewhere. */
export function Steps({
  steps,
  layout = 'row',
}: {
  steps: readonly Step[];
  layout?: 'row' | 'column';
}) {
  return (
    <ol className={layout === 'row' ? 'grid gap-8 md:grid-cols-3 md:gap-10' : 'space-y-8'}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={
            layout === 'row'
              ? 'border-t border-current pt-4'
              : 'grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line pt-5'
          }
        >
          <span
            aria-hidden="true"
            className="font-display text-3xl leading-none font-semibold text-accent"
          >
            {index + 1}
          </span>
          <div className={layout === 'row' ? 'mt-3' : ''}>
            <h3 className="font-display text-lg font-semibold">{step.title}</h3>
            <p className="mt-2 max-w-measure leading-relaxed text-muted">
              <CopyText copy={step.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export type Step = { title: string; text: Copy };
