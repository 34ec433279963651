import { DELETION } from '../deletion-copy.ts';
import { DeletionFacts } from '../deletion-facts.tsx';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** Where people end up after deleting their account. It reads the same for everyone and makes no request. */
export function Page() {
  return (
    <section className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="rounded-lg bg-accent-tint px-6 pt-8">
        <div className="mx-auto max-w-52 lg:max-w-96">
          <Alcove scene={{ state: 'gone' }} name="your server" />
        </div>
      </div>
      <div className="grid gap-8">
        <header className="grid gap-3">
          <h1 className="font-display text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
            {DELETION.title}
          </h1>
          <p className="max-w-measure text-muted">{DELETION.lead}</p>
        </header>
        <DeletionFacts />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={PATHS.home} variant="secondary">
            Go to the home page
          </ButtonLink>
          <TextLink to={PATHS.contactV1}>Write to us</TextLink>
        </div>
      </div>
    </section>
  );
}
