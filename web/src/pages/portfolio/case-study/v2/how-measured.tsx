import { LAW_OFFICE_FIGURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { Split } from '@/bands/split.tsx';

export function HowMeasured() {
  const { method, next } = LAW_OFFICE_FIGURES;
  return (
    <Split id="method" title={method.title} ratio="5/7">
      <SpecList items={method.items} />
      <p className="mt-8 max-w-measure leading-relaxed">
        <CopyText copy={next.text} />
      </p>
    </Split>
  );
}
