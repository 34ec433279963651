import { LANDING } from './copy.ts';
import { CopyText, copyKey } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Promises() {
  const { title, checkLabel, items, more } = LANDING.promises;
  return (
    <Section spacing="tight" labelledBy="promises">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading id="promises" size="lg">
          {title}
        </Heading>
        <TextLink to={more.to}>{more.label}</TextLink>
      </div>
      <ul className="mt-6 grid gap-6 gap-x-8 md:grid-cols-3">
        {items.map(({ promise, check }) => (
          <li key={copyKey(check)} className="border-t border-ink pt-4">
            <h3 className="font-display text-lg font-semibold">{promise}</h3>
            <p className="mt-2 text-sm">
              <strong className="block text-alert">{checkLabel}</strong>
              <CopyText copy={check} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
