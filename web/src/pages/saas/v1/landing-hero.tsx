import { LANDING } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { AnswerVignette } from './answer-vignette.tsx';

/** Seven columns of words, five of picture; the picture runs off the right edge of the window. */
export function LandingHero() {
  const { title, lead, aside, actions } = LANDING.hero;
  const [first, second] = actions;
  return (
    <section className="overflow-x-clip bg-paper">
      <div className="mx-auto grid max-w-page gap-12 px-5 pt-12 pb-16 md:px-10 md:pt-20 lg:grid-cols-12 lg:gap-8 lg:pb-24">
        <div className="lg:col-span-7 lg:pt-6">
          <h1 className="max-w-2xl font-display text-4xl font-semibold tracking-tight md:text-5xl xl:text-6xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl leading-relaxed md:mt-8 md:text-lg md:leading-relaxed">
            {lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={first.to} variant="primary" size="md">
              {first.label}
            </ButtonLink>
            <ButtonLink to={second.to} variant="secondary" size="md">
              {second.label}
            </ButtonLink>
          </div>
          <p className="mt-10 max-w-sm border-l border-accent pl-4 text-sm leading-relaxed text-muted">
            {aside}
          </p>
        </div>
        <div className="-mr-5 md:-mr-10 lg:col-span-5 lg:-mr-56">
          <AnswerVignette />
        </div>
      </div>
    </section>
  );
}
