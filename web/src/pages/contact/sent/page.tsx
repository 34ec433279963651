import { MESSAGE_SENT } from './copy.ts';
import { PostmarkedEnvelope } from '@/drawings/post-drawings.tsx';
import { WayLinks } from '@/bands/way-links.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { title, lead, label, postmark, kinds, kept, ways } = MESSAGE_SENT;
  return (
    <>
      <Section tone="accent-tint" grid="items-center gap-10 md:grid-cols-12">
        <div className="md:col-span-7 md:order-2">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-6xl">
            {title}
          </h1>
          <p className="mt-5 max-w-md text-lg leading-relaxed">{lead}</p>
        </div>
        <div className="md:order-1 md:col-span-5">
          <PostmarkedEnvelope label={label} postmark={postmark} />
        </div>
      </Section>
      <Section grid="gap-12 md:grid-cols-12 md:gap-10">
        {kinds.map((kind) => (
          <section key={kind.title} className="md:col-span-6 lg:col-span-4">
            <h2 className="mb-4 font-display text-xl font-semibold tracking-tight">{kind.title}</h2>
            <ol className="list-decimal space-y-3 pl-5 leading-relaxed marker:text-accent">
              {kind.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
        <section className="md:col-span-12 lg:col-span-4">
          <h2 className="mb-4 font-display text-xl font-semibold tracking-tight">{ways.title}</h2>
          <WayLinks links={ways.links} />
          <p className="mt-6 max-w-measure text-sm leading-relaxed text-muted">
            <CopyText copy={kept} />
          </p>
        </section>
      </Section>
    </>
  );
}
