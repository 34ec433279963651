import { ARCHIVE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Handwriting } from '@/drawings/handwriting.tsx';
import { Section } from '@/bands/section.tsx';

export function Afternoons() {
  const { title, text, cards, missed, found } = ARCHIVE_STORY.afternoons;
  return (
    <Section id="afternoons" labelledBy="afternoons-title" tone="warn">
      <div className="grid gap-x-10 gap-y-3 md:grid-cols-12 md:gap-y-6">
        <p
          aria-hidden="true"
          className="font-display text-7xl leading-none font-semibold tracking-tight text-alert max-md:hidden md:col-span-2 md:max-lg:row-span-2"
        >
          4
        </p>
        <div className="md:col-span-10 lg:col-span-4">
          <Heading id="afternoons-title" size="lg">
            <span aria-hidden="true" className="mr-4 text-4xl text-alert md:hidden">
              4
            </span>
            {title}
          </Heading>
        </div>
        <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed md:col-span-10 md:col-start-3 lg:col-span-6">
          {text}
        </p>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 md:mt-12 lg:grid-cols-4 lg:gap-4">
        {cards.map((card, index) => (
          <li
            key={card.day}
            className={`flex flex-col border border-ink bg-raised p-3 sm:p-5 ${index % 2 === 0 ? '' : 'lg:translate-y-6'}`}
          >
            <h3 className="flex flex-wrap justify-between gap-x-3 border-b border-alert pb-2 text-sm">
              {card.day}
              <span
                className={card.result === 'missed' ? 'font-semibold text-alert' : 'text-accent'}
              >
                {card.result === 'missed' ? missed : found}
              </span>
            </h3>
            <p className="mt-3 grow leading-snug">“{card.asked}”</p>
            <Handwriting
              lines={[card.word]}
              hand="upright"
              label={card.word}
              className="mt-4 block h-14 w-full"
            />
            <p className="mt-3 border-t border-line pt-3 text-sm leading-snug text-muted">
              {card.note}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
