import { BELIEFS } from './copy.ts';
import { MarginDrawing } from './margin-drawings.tsx';
import { ProofText, Remark } from './proof-text.tsx';
import { copyKey } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function SixLines() {
  const { lines, linesTitle } = BELIEFS;
  return (
    <Section tone="raised">
      <h2 className="sr-only">{linesTitle}</h2>
      <ol className="space-y-12 md:space-y-20">
        {lines.map((line, index) => (
          <li key={copyKey(line.remark)} className="md:grid md:grid-cols-12 md:gap-x-10">
            <p
              className={`font-display font-semibold tracking-tight text-pretty md:col-span-8 ${SIZES[line.size]} ${index % 3 === 2 ? 'md:pl-20' : ''}`}
            >
              <ProofText parts={line.parts} />
            </p>
            <div className="mt-5 flex items-end gap-5 md:col-span-4 md:mt-0 md:block md:pl-10">
              <div className="w-28 shrink-0 md:w-full md:max-w-72">
                <MarginDrawing index={index} />
              </div>
              <div className="md:mt-5">
                <Remark copy={line.remark} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const SIZES = {
  md: 'text-xl md:text-2xl',
  lg: 'text-2xl md:text-3xl lg:text-4xl',
  xl: 'text-3xl md:text-4xl lg:text-5xl',
};
