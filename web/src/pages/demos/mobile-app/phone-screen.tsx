import type { ReactNode } from 'react';

/**
 * A phone as a picture: its screen is made of markup, but is announced by its label alone. It grows with text that is spaced
 * more widely, so that nothing is cut.
 */
export function Phone({ label, time, tone = 'light', screen }: Shown) {
  const dark = tone === 'dark';
  return (
    <div
      role="img"
      aria-label={label}
      className={`relative flex min-h-136 w-66 shrink-0 flex-col rounded-[2.25rem] border-2 p-2 ${dark ? 'border-on-dark bg-ink' : 'border-ink bg-ink'}`}
    >
      <span className="absolute top-28 -right-1.25 h-14 w-1 rounded-sm bg-ink" />
      <div
        aria-hidden="true"
        className={`relative flex grow flex-col overflow-hidden rounded-[1.6rem] text-xs leading-snug ${dark ? 'bg-accent-deep text-on-dark' : 'bg-raised text-ink'}`}
      >
        <div className="flex items-center justify-between px-5 pt-3 pb-2 text-[11px] font-semibold tabular-nums">
          {time}
          <span className="h-4.5 w-16 rounded-full bg-ink" />
          <svg viewBox="0 0 26 12" className="h-3 w-6.5 fill-none stroke-current">
            <path d="M1 1h20v10H1zM23 4v4" />
            <path d="M3 3h12v6H3z" className="fill-current" strokeWidth="0" />
          </svg>
        </div>
        {screen}
      </div>
    </div>
  );
}

/** The app's one button. */
export function Lamp({ state = 'lit' }: { state?: 'lit' | 'held' | 'out' }) {
  return (
    <svg viewBox="-40 -40 80 80" className="size-20 shrink-0">
      {state === 'held' && (
        <circle r="38" strokeWidth="2.5" className="fill-warn-tint stroke-alert" />
      )}
      <circle
        r="29"
        strokeWidth="2"
        className={
          state === 'out' ? 'fill-transparent stroke-current' : 'fill-warn-tint stroke-ink'
        }
      />
      <g
        strokeWidth="2"
        strokeLinejoin="round"
        className={state === 'out' ? 'fill-none stroke-current' : 'fill-none stroke-ink'}
      >
        <path d="M-9 13H9L7-9H-7zM-11 13H11v4h-22zM-8-9H8l-3-5h-10zM-4-14a4 5 0 0 1 8 0" />
        {state !== 'out' && (
          <path
            d="M0 8c-5-2-5-6 0-11 5 5 5 9 0 11z"
            className="origin-bottom fill-alert stroke-alert transition-[scale] duration-240 [transform-box:fill-box] starting:scale-0"
          />
        )}
      </g>
    </svg>
  );
}

export function ServerLine() {
  return (
    <div className="flex items-center gap-2 border-b border-line px-5 pb-2 text-[11px]">
      <span className="size-2 rounded-full bg-accent" />
      cedar
      <span className="ml-auto text-muted">reached 0.2 s ago</span>
    </div>
  );
}

export function Question() {
  return (
    <p className="ml-6 rounded-md bg-accent-tint px-3 py-2 inset-ring inset-ring-on-dark">
      What did the plumber say about the valve?
    </p>
  );
}

export function Cite() {
  return (
    <span className="ml-1 inline-grid size-4.5 place-items-center rounded-full bg-accent text-[11px] leading-none font-semibold text-raised">
      1
    </span>
  );
}

export function Source() {
  return (
    <p className="border-l-2 border-accent pl-2">
      letters / plumber.pdf
      <span className="block text-muted">page 1, line 9</span>
    </p>
  );
}

type Shown = {
  label: string;
  /** What its clock shows. */
  time: string;
  tone?: 'light' | 'dark';
  screen: ReactNode;
};
