import { PHONE_APP } from '@/content/pages/demos-mobile-app.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { PhoneScreen } from '@/sections/drawings/phone-screen.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, gestures, facts } = PHONE_APP;
  return (
    <>
      <Section tone="signal" spacing="none">
        <div className="grid gap-8 pt-14 md:grid-cols-12 md:gap-10 md:pt-24">
          <div className="md:col-span-6 md:pb-16">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl">
              {title}
            </h1>
            <p className="mt-6 max-w-measure leading-relaxed md:text-lg">{lead}</p>
            <div className="mt-8">
              <ExampleNote copy={DEMO_NOTE} />
            </div>
          </div>
          <div className="-mr-5 flex items-end gap-4 overflow-hidden md:col-span-6 md:-mr-10">
            {gestures.map((gesture, index) => (
              <div key={gesture.gesture} className={`shrink-0 ${HEIGHTS[index] ?? ''}`}>
                <PhoneScreen lines={gesture.screen} tone={gesture.tone} />
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section spacing="loose">
        <ol className="space-y-16 md:space-y-24">
          {gestures.map((gesture, index) => (
            <li key={gesture.gesture} className={INDENTS[index]}>
              <p
                aria-hidden="true"
                className="font-display text-5xl leading-none font-semibold tracking-tight text-signal md:text-6xl"
              >
                {gesture.gesture}
              </p>
              <h2 className="mt-4 font-display text-xl font-semibold">{gesture.title}</h2>
              <p className="mt-2 max-w-lg leading-relaxed">{gesture.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Split title={facts.title} tone="raised">
        <SpecList items={facts.items} />
      </Split>
    </>
  );
}

/** The phones stand at different heights. */
const HEIGHTS = ['-mb-10', '-mb-32', '-mb-20'];
const INDENTS = ['', 'md:pl-64', 'md:pl-24'];
