import { INTEGRATIONS } from '@/content/pages/saas-integrations.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, entries, how } = INTEGRATIONS;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="left" />
      <Section spacing="none">
        <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
          {entries.map((entry) => (
            <li key={entry.name} className="border-r border-b border-line bg-raised p-6 md:p-8">
              <p className="font-mono text-xs text-muted">{entry.protocol}</p>
              <h2 className="mt-2 font-display text-xl font-semibold">{entry.name}</h2>
              <p className="mt-3 leading-relaxed">{entry.text}</p>
              {'more' in entry && (
                <p className="mt-4">
                  <TextLink to={entry.more.to}>{entry.more.text}</TextLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Split title={how.title} ratio="5/7" spacing="loose">
        <Paragraphs paragraphs={how.paragraphs} />
      </Split>
    </>
  );
}
