import { FEATURES } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Section } from '@/bands/section.tsx';
import { Drawing, ROUND } from '@/drawings/drawing.tsx';

/** The one saturated band: a folder of the reader's own, open. */
export function OwnFolder() {
  const { title, text, link, drawing } = FEATURES.closing;
  return (
    <Section tone="accent" spacing="none" labelledBy="closing-title">
      <div className="grid gap-x-10 md:grid-cols-12 md:items-end">
        <div className="py-12 md:col-span-7 md:py-20">
          <h2
            id="closing-title"
            className="max-w-xl font-display text-2xl font-semibold tracking-tight md:text-4xl"
          >
            {title}
          </h2>
          <p className="mt-4 mb-6 max-w-measure leading-relaxed text-on-dark">{text}</p>
          <ButtonLink to={link.to} variant="secondary">
            {link.label}
          </ButtonLink>
        </div>
        <Drawing
          label={drawing}
          viewBox="0 0 420 250"
          className="block w-full fill-none stroke-ink md:col-span-5"
          strokeWidth="2"
          {...ROUND}
        >
          <path d="M40 250V66h120l22 28h198v156z" className="fill-accent-tint" />
          <path d="M92 250 76 44l132-12 14 218z" className="fill-sunk" />
          <path d="M176 250 186 26l140 8-12 216z" className="fill-paper" />
          <path d="M124 250V56h152v194z" className="fill-raised" />
          <path d="M146 86h98M146 102h108M146 154h108M146 170h64" className="stroke-line-strong" />
          <path d="M140 116h120v24H140z" className="fill-warn-tint stroke-none" />
          <path d="M146 128h106" />
          <path d="M282 116h24v24h-24zM291 123l4-2v14" className="fill-accent stroke-paper" />
          <path d="M40 250 14 188h374l30 62z" className="fill-accent stroke-accent-tint" />
        </Drawing>
      </div>
    </Section>
  );
}
