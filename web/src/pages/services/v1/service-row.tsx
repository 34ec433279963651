import type { ReactNode } from 'react';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { Section, type Tone } from '@/bands/section.tsx';

/** One service as a wide band: its drawing takes most of it, on a side and in a ratio of its own. */
export function ServiceRow({ id, service, layout, tone = 'paper', children }: Row) {
  const [words, picture] = LAYOUTS[layout];
  return (
    <Section
      id={id}
      tone={tone}
      spacing={layout === 'picture above' ? 'loose' : 'normal'}
      labelledBy={`${id}-title`}
    >
      <div className="grid gap-8 md:grid-cols-12 md:gap-10">
        <div className={words}>
          <div>
            <h2
              id={`${id}-title`}
              className="font-display text-2xl font-semibold tracking-tight md:text-3xl"
            >
              {service.title}
            </h2>
            <p className="mt-4 max-w-measure leading-relaxed">{service.text}</p>
          </div>
          <div>
            <p className="mt-5 max-w-sm border-l-2 border-alert pl-4 text-sm leading-relaxed">
              {service.left} <span className="font-semibold">{service.result}</span>.
            </p>
            <p className="mt-5 text-sm font-semibold">
              <TextLink to={service.link.to}>{service.link.text}</TextLink>
            </p>
            {service.list !== undefined && (
              <dl className="mt-8 max-w-lg border-b border-on-dark text-sm">
                {service.list.map((item) => (
                  <div
                    key={item.term}
                    className="grid grid-cols-[7rem_1fr] gap-4 border-t border-on-dark py-2.5"
                  >
                    <dt className="font-semibold">{item.term}</dt>
                    <dd>{item.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
        <div className={`min-w-0 ${picture}`}>{children}</div>
      </div>
    </Section>
  );
}

const LAYOUTS = {
  'picture right': ['md:col-span-5 lg:col-span-4', 'md:col-span-7 lg:col-span-8'],
  'picture left': ['md:order-last md:col-span-5', 'md:col-span-7'],
  'picture small': ['md:col-span-7', 'md:col-span-5'],
  'picture left, narrow': [
    'md:order-last md:col-span-6 lg:col-span-7',
    'md:col-span-6 lg:col-span-5',
  ],
  'picture above': [
    'md:order-last md:col-span-12 md:grid md:grid-cols-[7fr_5fr] md:gap-10',
    'md:col-span-12',
  ],
} as const;

type Row = {
  id: string;
  service: Service;
  layout: keyof typeof LAYOUTS;
  tone?: Tone;
  children: ReactNode;
};

type Service = Record<'title' | 'text' | 'left' | 'result', string> & {
  link: { text: string; to: string };
  list?: readonly { term: string; text: string }[];
};
