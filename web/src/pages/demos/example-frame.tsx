import type { HTMLAttributes, ReactNode } from 'react';
import { PATHS } from '@/site/paths.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';

/** What lies inside wears the theme of that trade; see the theme.css of its page. */
export function ExampleFrame({
  trade,
  clipped = true,
  children,
}: {
  trade: string;
  /** Whether drawings reach beyond the edge of the window and are cut off there. */
  clipped?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-trade={trade} className={clipped ? 'overflow-x-clip' : undefined}>
      {children}
    </div>
  );
}

/** As wide as a page may be, with its margins. */
export function PageWidth({
  as: Element = 'div',
  className,
  ...attributes
}: { as?: 'div' | 'section'; className: string } & HTMLAttributes<HTMLElement>) {
  return <Element {...attributes} className={`mx-auto max-w-page px-5 md:px-10 ${className}`} />;
}

/** The heading that names a band. Each trade has its own look for it, in class names. */
export function BandTitle({ id, look, text }: { id: string; look: string; text: string }) {
  return (
    <h2 id={id} className={look}>
      {text}
    </h2>
  );
}

/** Leads to the bands of its page. Each trade has its own look for links: `gaps` and `link` are class names. */
export function JumpList({ label, jumps, className, gaps, link }: Jumps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={`flex flex-wrap ${gaps}`}>
        {jumps.map((jump) => (
          <li key={jump.to}>
            <a href={jump.to} className={`inline-block ${link}`}>
              {jump.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stands on every demo, so that an invented business is not taken for a real one. */
export function DemoNote({ boxed = false }: { boxed?: boolean }) {
  return boxed ? <ExampleNote copy={NOTE} /> : <CopyText copy={NOTE} />;
}

const NOTE = [
  'This is an example site. The business is invented; the page is built from the same parts as Alcove’s own. ',
  { text: 'Back to Alcove', to: PATHS.home },
  '.',
] as const;

type Jumps = {
  label: string;
  jumps: readonly { label: string; to: string }[];
  className?: string;
  gaps: string;
  link: string;
};
