import { PATHS } from '@/content/paths.ts';
import { POSTS } from '@/content/posts.ts';
import { LinkIndex } from '@/sections/link-index.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  return (
    <>
      <PageIntro
        title="Blog by subject"
        lead="What we have written, sorted by what it is about."
        layout="left"
      />
      <Section spacing="tight">
        <div className="grid gap-12 md:grid-cols-12 md:gap-10">
          <div className="space-y-14 md:col-span-8">
            {SUBJECTS.map((subject) => (
              <section key={subject.name} id={subject.id} aria-labelledby={`${subject.id}-title`}>
                <h2 id={`${subject.id}-title`} className="font-display text-xl font-semibold">
                  {subject.name}
                </h2>
                <p className="mt-2 mb-5 max-w-measure text-muted">{subject.text}</p>
                <LinkIndex
                  entries={POSTS.filter((post) => post.subject === subject.name).map((post) => ({
                    meta: post.date,
                    title: post.title,
                    text: post.summary,
                    to: post.to,
                  }))}
                />
              </section>
            ))}
          </div>
          <aside aria-label="Recent articles" className="md:col-span-4">
            <div className="rounded-lg bg-sunk p-6 md:sticky md:top-24">
              <h2 className="mb-3 font-display text-lg font-semibold">Recent</h2>
              <ul className="space-y-4">
                {POSTS.map((post) => (
                  <li key={post.to}>
                    <TextLink to={post.to}>{post.title}</TextLink>
                    <p className="text-sm text-muted">{post.minutes} minutes</p>
                  </li>
                ))}
              </ul>
              <p className="mt-6 border-t border-line pt-4 text-sm">
                Is there a subject you miss? <TextLink to={PATHS.contactV1}>Write to us</TextLink>.
              </p>
            </div>
          </aside>
        </div>
      </Section>
    </>
  );
}

const SUBJECTS = [
  { id: 'privacy', name: 'Privacy', text: 'What is protected, from whom, and where it stops.' },
  { id: 'operations', name: 'Operations', text: 'Keeping a machine well without looking into it.' },
] as const;
