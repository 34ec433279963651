import { PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { RollingIndex } from './rolling-index.tsx';

export function CaseIndex() {
  const { index, cases } = WEB_STUDIO;
  return (
    <section id="index" aria-labelledby="index-title" className="bg-accent text-paper">
      <PageWidth className="py-10 md:py-14">
        <RollingIndex
          title={index.title}
          titleId="index-title"
          hold={index.hold}
          entries={cases.map((entry) => ({ ...entry, to: `#${entry.id}` }))}
        />
      </PageWidth>
    </section>
  );
}
