import { HISTORY } from './copy.ts';
import { ShutCupboard } from './history-drawings.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function FirstMachine() {
  const { stayed } = HISTORY;
  return (
    <Section tone="accent-tint" labelledBy="stayed-title" grid="items-end gap-10 md:grid-cols-12">
      <div className="md:col-span-4">
        <ShutCupboard />
      </div>
      <div className="md:col-span-8">
        <h2
          id="stayed-title"
          className="font-display text-3xl font-semibold tracking-tight md:text-5xl"
        >
          {stayed.title}
        </h2>
        <p className="mt-5 max-w-measure leading-relaxed md:text-lg">{stayed.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {stayed.links.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  );
}
