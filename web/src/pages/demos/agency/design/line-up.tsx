import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { ObjectLineUp } from './object-drawing.tsx';

export function LineUp() {
  const { lineUp } = OBJECT_DESIGNERS;
  return (
    <PageWidth as="section" aria-labelledby="line-up-title" className="py-16 md:py-28">
      <BandTitle id="line-up-title" look={HEADING} text={lineUp.title} />
      <div
        role="group"
        aria-labelledby="line-up-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="mt-8 overflow-x-auto"
      >
        <div className="min-w-3xl pb-2 md:min-w-0">
          <ObjectLineUp label={lineUp.label} />
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">{lineUp.note}</p>
    </PageWidth>
  );
}
