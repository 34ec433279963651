import { SOURCES_FEATURE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** An answer that was wrong: struck out, corrected, and traced to its cause. */
export function CorrectionSlip() {
  const { title, text, question, given, givenFrom, right, rightFrom, findings } =
    SOURCES_FEATURE.wrong;
  return (
    <Section tone="warn" spacing="loose" labelledBy="wrong-title">
      <div className="grid gap-10 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-5">
          <Heading id="wrong-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 max-w-md leading-relaxed">{text}</p>
        </div>
        <div className="border border-ink bg-raised p-5 md:col-span-7 md:p-8">
          <p className="text-sm text-muted">{question}</p>
          <p className="mt-3 font-display text-xl font-semibold text-muted md:text-2xl">
            <del className="decoration-alert decoration-2">{given}</del>
          </p>
          <p className="font-mono text-xs text-muted">{givenFrom}</p>
          <p className="mt-5 font-display text-xl font-semibold md:text-2xl">
            <ins className="no-underline">{right}</ins>
          </p>
          <p className="font-mono text-xs wrap-anywhere">{rightFrom}</p>
        </div>
      </div>
      <div className="mt-12">
        <RankStrip />
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-12 md:gap-10">
        {findings.map((finding, index) => (
          <div key={finding.title} className={FINDINGS[index]}>
            <h3 className="font-display text-lg font-semibold">{finding.title}</h3>
            <p className="mt-2 leading-relaxed">{finding.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

const FINDINGS = ['md:col-span-5', 'md:col-span-3', 'md:col-span-4'];

const { rank } = SOURCES_FEATURE.wrong;

function RankStrip() {
  const width = `${100 / rank.places}%`;
  return (
    <div role="img" aria-label={rank.description}>
      <div className="flex h-14 items-end">
        {Array.from({ length: rank.places }, (_, index) => (
          <span key={index} className="h-full px-px sm:px-0.5" style={{ width }}>
            <span
              className={`block h-full ${placeLook(index + 1)}`}
              style={{
                transform: `scaleY(${1 - (index / rank.places) * 0.65})`,
                transformOrigin: 'bottom',
              }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-6 text-sm">
        <span
          className="absolute left-0 border-t border-accent pt-1 text-accent"
          style={{ width: `${(rank.read / rank.places) * 100}%` }}
        >
          {rank.readLabel}
        </span>
        <span
          className="absolute -translate-x-3/4 pt-1 whitespace-nowrap text-alert sm:-translate-x-1/2"
          style={{ left: `${((rank.missed - 0.5) / rank.places) * 100}%` }}
        >
          {rank.missedLabel}
        </span>
      </div>
    </div>
  );
}

function placeLook(place: number): string {
  if (place <= rank.read) return 'bg-accent';
  return place === rank.missed ? 'bg-alert' : 'bg-line-strong/40';
}
