import type { ReactNode } from 'react';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { Section, type Tone } from '@/bands/section.tsx';

/** The head of a public page: its one `h1`, what the page is about, and whatever stands beside it. */
export function PageIntro({
  title,
  lead,
  kicker,
  layout = 'left',
  tone = 'paper',
  children,
}: {
  title: string;
  lead?: Copy;
  /** A short line above the title that says what kind of page this is. */
  kicker?: string;
  layout?: 'left' | 'split' | 'aside' | 'poster';
  tone?: Tone;
  children?: ReactNode;
}) {
  const head = (
    <>
      {kicker !== undefined && <p className="mb-3 font-mono text-sm">{kicker}</p>}
      <h1 className={`font-display font-semibold tracking-tight text-balance ${TITLES[layout]}`}>
        {title}
      </h1>
    </>
  );
  const leadText = lead !== undefined && (
    <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed">
      <CopyText copy={lead} />
    </p>
  );
  switch (layout) {
    case 'split':
      return (
        <Section tone={tone} spacing="normal">
          <div className="grid gap-6 md:grid-cols-12 md:items-end md:gap-10">
            <div className="md:col-span-7">{head}</div>
            <div className="md:col-span-5">{leadText}</div>
          </div>
          {children !== undefined && <div className="mt-10 md:mt-14">{children}</div>}
        </Section>
      );
    case 'aside':
      return (
        <Section tone={tone} spacing="normal">
          <div className="grid gap-10 md:grid-cols-12 md:items-center">
            <div className="space-y-6 md:col-span-7">
              {head}
              {leadText}
            </div>
            <div className="md:col-span-5">{children}</div>
          </div>
        </Section>
      );
    case 'left':
    case 'poster':
      return (
        <Section tone={tone} spacing={layout === 'poster' ? 'loose' : 'normal'}>
          <div className="space-y-6">
            {head}
            {leadText}
          </div>
          {children !== undefined && <div className="mt-10">{children}</div>}
        </Section>
      );
  }
}

const TITLES = {
  left: 'max-w-4xl text-3xl md:text-4xl',
  split: 'text-3xl md:text-4xl lg:text-5xl',
  aside: 'text-3xl md:text-4xl',
  poster: 'max-w-5xl text-4xl md:text-5xl lg:text-6xl',
};
