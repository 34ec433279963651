import type { ReactNode } from 'react';

/** A strip of drawn marks. Their note says whose they are; each leads to its place on the page. */
export function LogoStrip({
  marks,
  note,
}: {
  marks: readonly { name: string; to: string; mark: ReactNode }[];
  note: string;
}) {
  return (
    <div>
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 lg:grid-cols-5">
        {marks.map((entry) => (
          <li key={entry.name} className="border-r border-b border-line">
            <a
              href={entry.to}
              className="group flex h-full items-center gap-3 p-4 hover:bg-raised focus-visible:-outline-offset-2"
            >
              {entry.mark}
              <span className="font-display leading-tight font-semibold group-hover:underline">
                {entry.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </div>
  );
}
