import { Link } from 'react-router-dom';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { Section } from '@/bands/section.tsx';

/** The one dark band of a page: what to do now. */
export function ClosingBand({ title, text, links }: Closing) {
  return (
    <Section tone="accent" spacing="loose">
      <div className="grid gap-8 md:grid-cols-12 md:items-end">
        <div className="grid gap-5 md:col-span-8">
          <h2 className="max-w-2xl font-display text-2xl font-semibold tracking-tight md:text-4xl">
            {title}
          </h2>
          <p className="max-w-measure leading-relaxed text-on-dark">
            <CopyText copy={text} />
          </p>
        </div>
        <ul className="flex flex-col gap-3 md:col-span-4">
          {links.map(({ label, to }, index) => (
            <li key={label}>
              <Link
                to={to}
                className={`flex min-h-12 items-center justify-between gap-4 rounded-md border px-5 py-3 font-semibold ${
                  index === 0
                    ? 'border-paper bg-paper text-accent-deep hover:bg-accent-tint'
                    : 'border-accent-tint text-paper hover:bg-accent'
                }`}
              >
                {label}
                <span aria-hidden="true">→</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type Closing = { title: string; text: Copy; links: readonly { label: string; to: string }[] };
