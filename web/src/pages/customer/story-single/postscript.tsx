import { PRACTICE_STORY } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Postscript() {
  const { label, text, links } = PRACTICE_STORY.postscript;
  return (
    <Section tone="raised" spacing="tight">
      <div className="grid gap-6 md:grid-cols-12">
        <h2 className="font-display text-3xl font-semibold tracking-tight md:col-span-2">
          {label}
        </h2>
        <p className="max-w-measure text-lg leading-relaxed md:col-span-6">{text}</p>
        <ul className="space-y-2 md:col-span-4 md:border-l md:border-line md:pl-8">
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
