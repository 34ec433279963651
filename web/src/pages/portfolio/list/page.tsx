import { PLANS } from '@contract/plans.ts';
import { price } from '@/site/prices.ts';
import { LIST } from './copy.ts';
import { HANGINGS } from '../copy.ts';
import { PATHS } from '@/site/paths.ts';
import { PROJECTS, PROJECTS_NOTE, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Hangings } from '../hangings.tsx';
import { ProjectIndex } from './project-index.tsx';
import { Register } from './register.tsx';
import { Tally } from './tally.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  return (
    <>
      <Head />
      <Section spacing="none">
        <div className="border-t-2 border-ink pt-3 pb-20">
          <ProjectIndex words={LIST.index} rows={ROWS} />
        </div>
      </Section>
      <Section tone="lichen" labelledBy="register">
        <div className="grid gap-8 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <Heading id="register" size="lg">
              {LIST.register.title}
            </Heading>
            <p className="mt-3 text-sm leading-relaxed">{LIST.register.text}</p>
          </div>
          <div className="lg:col-span-9">
            <Register
              entries={LIST.register.entries.map(({ letter, terms }) => ({
                letter,
                terms: terms.map(([term, id]) => ({
                  term,
                  number: PROJECTS.findIndex((project) => project.id === id) + 1,
                  to: `#row-${id}`,
                })),
              }))}
            />
          </div>
        </div>
      </Section>
      <Section tone="raised" labelledBy="plans">
        <div className="grid gap-8 lg:grid-cols-12">
          <div className="min-w-0 lg:order-last lg:col-span-4">
            <Heading id="plans">{LIST.plans.title}</Heading>
            <p className="mt-3 leading-relaxed text-muted">
              <CopyText copy={LIST.plans.text} />
            </p>
          </div>
          <div className="min-w-0 lg:col-span-8">
            <PlainTable caption={LIST.plans.caption} head={LIST.plans.head} rows={PLAN_ROWS} />
          </div>
        </div>
      </Section>
      <Section spacing="tight">
        <Hangings
          title={HANGINGS.title}
          others={[
            { way: 'masonry', to: PATHS.portfolioMasonry, ...HANGINGS.masonry },
            { way: 'showcase', to: PATHS.portfolioShowcase, ...HANGINGS.showcase },
          ]}
        />
      </Section>
    </>
  );
}

function Head() {
  return (
    <Section spacing="normal">
      <h1 className="font-display text-4xl font-semibold tracking-tight md:text-6xl lg:text-7xl">
        {LIST.title}
      </h1>
      <div className="mt-10 grid gap-10 md:grid-cols-12 lg:mt-14">
        <div className="md:col-span-6 lg:col-span-5">
          <p className="max-w-md text-lg leading-relaxed">{LIST.lead}</p>
          <p className="mt-5 max-w-md text-sm leading-relaxed text-muted">{PROJECTS_NOTE}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 self-start md:col-span-6 lg:col-start-8 lg:col-span-5">
          <Tally
            title={LIST.tallies.years}
            counts={[2024, 2025, 2026].map((year) => ({
              label: String(year),
              count: PROJECTS.filter((project) => project.year === year).length,
            }))}
          />
          <Tally
            title={LIST.tallies.kinds}
            counts={PROJECT_KINDS.map((kind) => ({
              label: kind.label,
              count: PROJECTS.filter((project) => project.kind === kind.id).length,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

const ROWS = PROJECTS.map((project, index) => ({
  ...project,
  number: index + 1,
  kind: PROJECT_KINDS.find((kind) => kind.id === project.kind)?.one ?? '',
  story: 'story' in project ? project.story : undefined,
}));

const PLAN_ROWS = PLANS.map((plan) => [
  plan.name,
  String(plan.people),
  price(plan.slug),
  PROJECTS.filter((project) => project.plan === `${plan.name} plan`)
    .map((project) => project.title)
    .join(' · '),
]);
