import { PRACTICES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';

/** A ring binder laid open: sheets on rings, each with its register tab at the edge. */
export function Binder() {
  const { title, text, sheets } = PRACTICES.file;
  return (
    <section aria-labelledby="binder" className="bg-paper py-10 md:py-20">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-6">
            <Heading id="binder" size="lg">
              {title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-5 md:col-start-8">
            <CopyText copy={text} />
          </p>
        </div>
        <ol className="mt-6 md:mt-12">
          {sheets.map((sheet, index) => (
            <li
              key={sheet.tab}
              className="relative grid border-x border-t border-ink bg-raised last:border-b md:mr-12 lg:grid-cols-12 lg:gap-10"
            >
              <Ring />
              <div className="px-5 pt-5 pl-12 md:pt-9 md:pl-20 lg:col-span-4">
                <p className="w-fit rounded-t-sm border-b border-accent pb-0.5 text-sm font-semibold text-accent md:hidden">
                  {sheet.tab}
                </p>
                <h3 className="mt-3 font-display text-lg leading-snug font-semibold md:mt-0 md:text-xl">
                  {sheet.title}
                </h3>
              </div>
              <div className="px-5 pt-2 pb-5 pl-12 md:pr-14 md:pb-9 md:pl-20 lg:col-span-8 lg:pt-9 lg:pl-0">
                <p className="max-w-measure leading-relaxed">{sheet.text}</p>
                <p className="mt-3 border-t border-line pt-2 font-mono text-xs leading-relaxed">
                  {sheet.line}
                </p>
              </div>
              <span
                aria-hidden="true"
                className={`absolute top-5 left-full hidden -translate-x-px rounded-r-md border border-ink px-1.5 py-3 text-sm font-semibold [writing-mode:vertical-rl] md:block ${index % 2 === 0 ? 'bg-accent-tint' : 'bg-warn-tint'}`}
              >
                {sheet.tab}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Two wires through the sheet's left edge. */
function Ring() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 44 60"
      className="absolute top-6 -left-3 h-15 w-11 md:top-9 md:-left-5"
    >
      {[12, 40].map((y) => (
        <g key={y}>
          <circle cx="36" cy={y + 4} r="4.5" className="fill-sunk stroke-line-strong" />
          <path
            d={`M36 ${y + 5}V${y}a6 6 0 0 0-6-6H9a6 6 0 0 0 0 12h12`}
            className="fill-none stroke-ink"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}
