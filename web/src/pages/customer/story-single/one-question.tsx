import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function OneQuestion() {
  const { screens } = PRACTICE_STORY;
  return (
    <Section labelledBy="screens" tone="accent-tint">
      <div className="grid gap-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-4">
          <Heading id="screens" size="lg">
            {screens.title}
          </Heading>
          <p className="mt-4 leading-relaxed">{screens.text}</p>
        </div>
        <div className="lg:col-span-8">
          <TwoScreens />
        </div>
      </div>
    </Section>
  );
}

/** The same question on two screens: what one may learn, and what the other. */
function TwoScreens() {
  const { asked, desk, doctor } = PRACTICE_STORY.screens;
  return (
    <div>
      <p className="mx-auto max-w-lg border border-ink bg-raised px-5 py-3 text-center font-display text-lg leading-snug font-semibold">
        “{asked}”
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 600 50"
        preserveAspectRatio="none"
        className="hidden h-12 w-full fill-none stroke-ink sm:block"
        strokeWidth="1.5"
      >
        <path d="M300 0v22H150v28M300 22h150v28" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="mt-4 grid gap-4 sm:mt-0 sm:grid-cols-2 sm:gap-6">
        {[desk, doctor].map((screen) => (
          <figure key={screen.where} className="flex flex-col">
            <div className="flex grow flex-col rounded-lg border-8 border-ink bg-raised">
              <p className="grow p-4 leading-normal md:p-5 md:leading-relaxed">{screen.answer}</p>
              <p
                className={`border-t border-line px-5 py-2.5 font-mono text-xs wrap-anywhere ${screen === doctor ? 'bg-accent-tint' : 'bg-sunk text-muted'}`}
              >
                {screen.source}
              </p>
            </div>
            <div aria-hidden="true" className="mx-auto h-5 w-16 bg-ink" />
            <div aria-hidden="true" className="mx-auto h-1.5 w-36 bg-ink" />
            <figcaption className="mt-3 text-center text-sm font-semibold">
              {screen.where}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
