import { useId, type ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Section, type Tone } from './section.tsx';

/** A band in two uneven columns: the heading and a note on one side, the matter on the other. */
export function Split({ title, note, ratio = '4/8', children, ...band }: Props) {
  const headingId = useId();
  const [first, second] = RATIOS[ratio];
  return (
    <Section {...band} labelledBy={headingId} grid="gap-6 md:grid-cols-12 md:gap-10">
      <div className={`grid min-w-0 content-start gap-4 ${first}`}>
        <Heading id={headingId} size={ratio === '4/8' ? 'sm' : 'md'}>
          {title}
        </Heading>
        {note}
      </div>
      <div className={`min-w-0 ${second}`}>{children}</div>
    </Section>
  );
}

const RATIOS = {
  '4/8': ['md:col-span-4', 'md:col-span-8'],
  '5/7': ['md:col-span-5', 'md:col-span-7'],
} as const;

type Props = {
  title: string;
  note?: ReactNode;
  ratio?: keyof typeof RATIOS;
  tone?: Tone;
  spacing?: 'tight' | 'normal' | 'loose';
  id?: string;
  children: ReactNode;
};
