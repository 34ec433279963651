import { DemoNote, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { PageScale } from './page-scale.tsx';

export function Colophon() {
  const { colophon } = WEB_STUDIO;
  const [first, second] = colophon.paragraphs;
  return (
    <section id="colophon" aria-labelledby="colophon-title" className="border-t border-line">
      <PageWidth className="grid gap-10 py-16 md:grid-cols-12">
        <h2 id="colophon-title" className="text-xl font-semibold tracking-tight md:col-span-3">
          {colophon.title}
        </h2>
        <div className="min-w-0 space-y-5 md:col-span-8 md:col-start-5">
          <p className="max-w-measure text-xl leading-snug">{first}</p>
          <p className="max-w-measure">{second}</p>
          <p className="max-w-measure bg-sunk px-4 py-3 font-mono text-xs wrap-anywhere">
            {colophon.command}
          </p>
          <PageScale words={colophon.scale} />
          <DemoNote boxed />
        </div>
      </PageWidth>
    </section>
  );
}
