import { WALL } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';
import { Section } from '@/bands/section.tsx';

export function Boxes() {
  const { title, text } = WALL.boxes;
  return (
    <Section tone="raised" labelledBy="boxes">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="boxes" className="font-display text-2xl font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-4 leading-relaxed text-muted">{text}</p>
        </div>
        <div className="lg:col-span-8">
          <MaterialTable />
        </div>
      </div>
    </Section>
  );
}

/** Which project had to read which kind of material: a table of dots that needs no scrolling on a phone. */
function MaterialTable() {
  const words = WALL.boxes;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className="pb-2 text-sm font-semibold">
            {words.project}
          </th>
          {words.kinds.map((kind) => (
            <th key={kind} scope="col" className="w-9 pb-2 text-sm font-normal sm:w-24">
              <span className="mx-auto block rotate-180 [writing-mode:vertical-rl] sm:rotate-0 sm:[writing-mode:horizontal-tb] sm:text-center">
                {kind}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROJECTS.map(({ id, title }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 text-sm leading-snug font-normal md:text-base">
              {title}
            </th>
            {words.kinds.map((kind, column) => (
              <td key={kind} className="text-center">
                {words.rows[id].includes(MARKS.charAt(column)) ? (
                  <>
                    <span className="inline-block size-3 rounded-full bg-accent align-middle" />
                    <span className="sr-only">{words.yes}</span>
                  </>
                ) : (
                  <>
                    <span className="inline-block h-px w-2 bg-line-strong align-middle" />
                    <span className="sr-only">{words.no}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One letter a column: handwriting, typescript, print, figures, pictures, sound. */
const MARKS = 'HTPFIS';
