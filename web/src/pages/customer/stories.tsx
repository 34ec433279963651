import { STORIES } from '@/content/pages/customer-stories.ts';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, note, stories } = STORIES;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="left">
        <ExampleNote copy={note} />
      </PageIntro>
      {stories.map((story, index) => (
        <Section key={story.who} tone={index % 2 === 0 ? 'raised' : 'lichen'}>
          <div className="grid gap-6 md:grid-cols-12 md:gap-10">
            <div className={index % 2 === 0 ? 'md:col-span-4' : 'md:order-last md:col-span-4'}>
              <h2 className="font-display text-lg font-semibold">{story.who}</h2>
              <p className="text-sm text-muted">Example · {story.plan}</p>
            </div>
            <div className="md:col-span-8">
              <p className="max-w-2xl font-display text-xl leading-snug md:text-2xl">
                {story.question}
              </p>
              <p className="mt-5 max-w-measure leading-relaxed">{story.text}</p>
              {'more' in story && (
                <p className="mt-4">
                  <TextLink to={story.more.to}>{story.more.text}</TextLink>
                </p>
              )}
            </div>
          </div>
        </Section>
      ))}
    </>
  );
}
