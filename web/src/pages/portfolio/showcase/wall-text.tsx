import { SHOWCASE } from './copy.ts';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function WallText() {
  const { title, text, links } = SHOWCASE.end;
  return (
    <Section id="wall-text" labelledBy="wall-text-title" tone="raised">
      <div className="grid gap-8 md:grid-cols-12">
        <h2
          id="wall-text-title"
          className="font-display text-2xl font-semibold tracking-tight md:col-span-3"
        >
          {title}
        </h2>
        <div className="text-lg md:col-span-6">
          <Paragraphs paragraphs={text} />
        </div>
        <ul className="space-y-3 md:col-span-3 md:border-l md:border-line md:pl-6">
          {links.map((link) => (
            <li key={link.to}>
              <TextLink to={link.to}>{link.text}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
