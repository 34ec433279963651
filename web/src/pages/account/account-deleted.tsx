import { DELETION } from './deletion-copy.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Where whoever has deleted their account ends. It says the same to everybody and asks nothing. */
export function Page() {
  return (
    <section className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {DELETION.title}
        </h1>
        <p className="text-muted">{DELETION.lead}</p>
      </header>
      <dl className="grid gap-4 border-t border-line pt-6">
        {DELETION.consequences.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={PATHS.home} variant="secondary">
          Go to the front page
        </ButtonLink>
        <TextLink to={PATHS.contactV1}>Write to us</TextLink>
      </div>
    </section>
  );
}
