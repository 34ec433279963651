import { NEXTCLOUD } from './copy.ts';
import { BackLink } from '@/bands/back-link.tsx';

/** The head of a connection: the two places, the line between them, and a row of facts below. */
export function BridgeHead() {
  const { back, title, lead, facts, note } = NEXTCLOUD;
  return (
    <section className="overflow-x-clip bg-raised">
      <div className="mx-auto max-w-page px-5 pt-8 pb-12 md:px-10 md:pt-12 md:pb-16">
        <BackLink label={back.label} to={back.to} />
        <div className="mt-6 grid gap-6 md:grid-cols-12 md:items-end md:gap-10">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-7 lg:text-5xl">
            {title}
          </h1>
          <p className="leading-relaxed md:col-span-5">{lead}</p>
        </div>
        <Picture />
        <dl className="mt-10 grid grid-cols-2 gap-x-6 border-t border-ink md:grid-cols-5">
          {facts.map((fact) => (
            <div
              key={fact.term}
              className="border-b border-line py-3 last:max-md:col-span-2 md:border-b-0"
            >
              <dt className="text-sm text-muted">{fact.term}</dt>
              <dd className="font-display font-semibold">{fact.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-measure text-sm text-muted">{note}</p>
      </div>
    </section>
  );
}

function Picture() {
  const { bridge } = NEXTCLOUD;
  return (
    <figure className="mt-10 grid items-center md:mt-14 md:grid-cols-[4fr_2fr_4fr] lg:grid-cols-[5fr_4fr_4fr]">
      <figcaption className="sr-only">{bridge.description}</figcaption>
      <div className="rounded-md border border-ink bg-paper">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-4 py-2.5 text-sm">
          <span className="font-mono text-xs leading-5">{bridge.theirs}</span>
          <span className="text-muted">{bridge.theirsKind}</span>
        </p>
        <ul className="divide-y divide-line px-4">
          {bridge.folders.map((folder) => (
            <li key={folder.name} className="flex items-center gap-3 py-2.5 text-sm">
              <TickBox ticked={folder.ticked} />
              <span className={`font-mono text-xs ${folder.ticked ? '' : 'text-muted'}`}>
                {folder.name}
              </span>
              <span className="ml-auto text-muted tabular-nums">{folder.files}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative flex flex-col items-center justify-center px-2 py-3 text-center text-sm md:min-h-40">
        <p className="order-2 bg-raised px-2 font-semibold md:order-none">{bridge.line}</p>
        <svg
          aria-hidden="true"
          viewBox="0 0 300 40"
          preserveAspectRatio="none"
          className="hidden h-10 w-full fill-none stroke-accent md:block"
          strokeWidth="1.6"
        >
          <path d="M0 10H300M0 30H300" />
          <path
            d="M6 20H290"
            className="origin-left stroke-alert transition-[scale] duration-240 [transform-box:fill-box] starting:scale-x-0"
            strokeWidth="3"
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
        </svg>
        <svg
          aria-hidden="true"
          viewBox="0 0 40 60"
          className="order-1 h-12 w-8 fill-none stroke-accent md:hidden"
          strokeWidth="1.6"
        >
          <path d="M8 0V60M32 0V60" />
          <path
            d="M20 4V56"
            className="origin-top stroke-alert transition-[scale] duration-240 [transform-box:fill-box] starting:scale-y-0"
            strokeWidth="3"
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
        </svg>
        <p className="order-3 text-muted md:order-none">{bridge.lineNote}</p>
      </div>
      <div className="rounded-md border border-accent bg-accent-tint">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-accent px-4 py-2.5 text-sm">
          <span className="font-mono text-xs leading-5">{bridge.ours}</span>
          <span>{bridge.oursKind}</span>
        </p>
        <dl className="divide-y divide-accent/30 px-4 text-sm">
          {bridge.holds.map((item) => (
            <div key={item.term} className="flex justify-between gap-4 py-2.5">
              <dt>{item.term}</dt>
              <dd className="text-right font-semibold">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}

/** A drawn box of a list, ticked or not. */
export function TickBox({ ticked }: { ticked: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none"
      strokeWidth="1.6"
    >
      <rect
        x="2"
        y="2"
        width="16"
        height="16"
        rx="3"
        className={ticked ? 'fill-accent stroke-accent' : 'fill-raised stroke-line-strong'}
      />
      {ticked && <path d="m6 10.5 3 3 5.5-7" className="stroke-raised" strokeWidth="2" />}
    </svg>
  );
}
