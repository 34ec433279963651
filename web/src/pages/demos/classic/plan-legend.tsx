import { PlanMark } from './plan-mark.tsx';

/** The signs of a plan and what each of them says. */
export function PlanLegend({ items }: { items: readonly { mark: Mark; term: string }[] }) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li key={item.mark} className="flex items-center gap-4 border-b border-line py-1.5">
          <svg
            aria-hidden="true"
            viewBox="-36 -16 72 32"
            className="h-8 w-18 shrink-0 fill-none stroke-ink"
            strokeWidth="1.6"
          >
            <Sign mark={item.mark} />
          </svg>
          <span className="text-sm">{item.term}</span>
        </li>
      ))}
    </ul>
  );
}

type Mark = 'stone' | 'reset' | 'nail' | 'boundary' | 'hedge' | 'building' | 'contour' | 'tree';

function Sign({ mark }: { mark: Mark }) {
  switch (mark) {
    case 'stone':
    case 'reset':
    case 'nail':
      return <PlanMark kind={mark} />;
    case 'boundary':
      return (
        <path d="M-34 0H34" className="stroke-alert" strokeWidth="3.2" strokeDasharray="20 5 3 5" />
      );
    case 'hedge':
      return (
        <path
          d="M-33 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0a6 6 0 0 1 11 0"
          className="stroke-accent"
        />
      );
    case 'building':
      return <path d="M-28-12H28V12H-28zM-28-12-12 0-28 12M28-12 12 0 28 12M-12 0H12" />;
    case 'contour':
      return (
        <path d="M-34 8C-16-6 4 12 34-4M-34 14C-14 2 8 18 34 4" className="stroke-line-strong" />
      );
    case 'tree':
      return (
        <>
          <circle r="13" strokeDasharray="6 3" />
          <circle r="2" className="fill-ink" />
        </>
      );
  }
}
