import { SYSTEMS_ENGINEER } from './copy.ts';
import { ApplicationForm } from '@/features/messages/application-form.tsx';
import { BulletList } from '@/bands/bullet-list.tsx';
import { AlertScreen } from './alert-screen.tsx';
import { PayTable } from './pay-table.tsx';
import { Stair } from './stair.tsx';
import { CopyText, Paragraphs } from '@/bands/copy-text.tsx';
import { InitialsPortrait } from '@/drawings/initials-portrait.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { position, title, lead, facts, apply, all, work, alert, first, bring, pay, people, form } =
    SYSTEMS_ENGINEER;
  return (
    <>
      <div className="bg-paper">
        <div className="mx-auto max-w-page px-5 pt-10 pb-14 md:px-10 md:pt-14 md:pb-20">
          <p className="text-sm">
            <TextLink to={all.to}>
              <span aria-hidden="true">← </span>
              {all.label}
            </TextLink>
          </p>
          <h1 className="mt-6 font-display text-4xl font-semibold tracking-tight break-words md:text-6xl lg:text-7xl">
            {title}
          </h1>
          <div className="mt-10 grid gap-10 md:mt-14 lg:grid-cols-12">
            <aside aria-label="At a glance" className="lg:col-span-4">
              <div className="rounded-lg border border-ink bg-raised p-5 md:p-6 lg:sticky lg:top-24">
                <dl className="grid gap-x-8 sm:grid-cols-2 lg:block">
                  {facts.map(({ term, text }) => (
                    <div
                      key={term}
                      className="grid grid-cols-[5.5rem_1fr] gap-3 border-b border-line py-2.5 text-sm"
                    >
                      <dt className="text-muted">{term}</dt>
                      <dd className="font-semibold">{text}</dd>
                    </div>
                  ))}
                </dl>
                <ButtonLink to="#apply" className="mt-5 w-full">
                  {apply}
                </ButtonLink>
              </div>
            </aside>
            <div className="space-y-14 lg:col-span-8 lg:space-y-20">
              <p className="font-display text-2xl leading-snug font-semibold tracking-tight md:text-3xl">
                {lead}
              </p>
              <section aria-labelledby="work-title" className="space-y-5">
                <Heading id="work-title">{work.title}</Heading>
                <Paragraphs paragraphs={work.paragraphs} />
                <BulletList items={work.list} />
              </section>
              <section aria-labelledby="alert-title">
                <Heading id="alert-title">{alert.title}</Heading>
                <p className="mt-3 mb-6 max-w-measure leading-relaxed">{alert.text}</p>
                <AlertScreen
                  label={alert.label}
                  head={alert.head}
                  host={alert.host}
                  seen={alert.seen}
                  unseen={alert.unseen}
                  unseenText={alert.unseenText}
                />
                <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">
                  {alert.answer}
                </p>
              </section>
            </div>
          </div>
        </div>
      </div>

      <Section tone="raised" labelledBy="first-title">
        <Heading id="first-title" size="lg">
          {first.title}
        </Heading>
        <div className="mt-8 md:-mt-4">
          <Stair steps={first.steps} />
        </div>
        <p className="mt-6 max-w-measure text-sm leading-relaxed text-muted">{first.check}</p>
      </Section>

      <Section labelledBy="bring-title">
        <div className="grid gap-10 md:grid-cols-12">
          <div className="md:col-span-7">
            <Heading id="bring-title">{bring.title}</Heading>
            <ul className="mt-5 space-y-4">
              {bring.list.map((item) => (
                <li
                  key={item}
                  className="max-w-xl border-t border-line pt-4 font-display text-lg leading-snug font-semibold md:text-xl"
                >
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="md:col-span-4 md:col-start-9">
            <h3 className="mb-4 font-display text-lg font-semibold text-muted">{bring.notTitle}</h3>
            <BulletList items={bring.not} />
          </div>
        </div>
      </Section>

      <Section tone="sunk" labelledBy="pay-title">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-4">
            <Heading id="pay-title">{pay.title}</Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{pay.text}</p>
            <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{pay.note}</p>
          </div>
          <div className="lg:col-span-8">
            <PayTable caption={pay.title} head={pay.head} rows={pay.rows} here={pay.here} />
          </div>
        </div>
      </Section>

      <Section tone="raised" spacing="tight" labelledBy="people-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <Heading id="people-title" size="sm">
            {people.title}
          </Heading>
          <p className="text-sm text-muted">
            {people.note} <TextLink to={people.more.to}>{people.more.label}</TextLink>
          </p>
        </div>
        <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {people.list.map(({ initials, look, name, text }) => (
            <li key={name} className="flex items-end gap-5 border-b-2 border-ink">
              <InitialsPortrait initials={initials} variant={look} className="w-24 shrink-0" />
              <div className="pb-4">
                <h3 className="font-display text-lg font-semibold">{name}</h3>
                <p className="mt-1 text-sm leading-relaxed">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="apply" tone="lichen" labelledBy="apply-title">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Heading id="apply-title" size="lg">
              {form.title}
            </Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{form.text}</p>
            <h3 className="mt-8 mb-3 font-display text-lg font-semibold">{form.stepsTitle}</h3>
            <ol className="max-w-measure list-decimal space-y-2 pl-5 leading-relaxed marker:text-evergreen">
              {form.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-6 max-w-measure text-sm leading-relaxed">
              <CopyText copy={form.data} />
            </p>
          </div>
          <div className="rounded-lg border border-evergreen bg-paper p-5 md:p-8 lg:col-span-8">
            <ApplicationForm position={position} positionTitle={title} />
          </div>
        </div>
      </Section>
    </>
  );
}
