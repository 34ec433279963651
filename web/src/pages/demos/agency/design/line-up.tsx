import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { ObjectLineUp } from './object-drawing.tsx';

export function LineUp() {
  const { lineUp } = OBJECT_DESIGNERS;
  return (
    <PageWidth as="section" aria-labelledby="line-up-title" className="py-16 md:py-28">
      <BandTitle id="line-up-title" look={HEADING} text={lineUp.title} />
      <div className="mt-8">
        <ObjectLineUp label={lineUp.label} />
      </div>
      <p className="mt-3 text-sm text-muted">{lineUp.note}</p>
    </PageWidth>
  );
}
