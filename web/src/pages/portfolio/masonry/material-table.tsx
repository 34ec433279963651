/** Which project had to read which kind of material: a table of dots that needs no scrolling on a phone. */
export function MaterialTable({
  words,
  rows,
}: {
  words: {
    caption: string;
    project: string;
    /** Each kind's mark is its first letter; pictures are marked `I`, for image. */
    kinds: readonly string[];
    yes: string;
    no: string;
  };
  rows: readonly { name: string; marks: string }[];
}) {
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
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 text-sm leading-snug font-normal md:text-base">
              {row.name}
            </th>
            {words.kinds.map((kind, column) => (
              <td key={kind} className="text-center">
                {row.marks.includes(MARKS.charAt(column)) ? (
                  <span className="inline-block size-3 rounded-full bg-accent align-middle">
                    <span className="sr-only">{words.yes}</span>
                  </span>
                ) : (
                  <span className="inline-block h-px w-2 bg-line-strong align-middle">
                    <span className="sr-only">{words.no}</span>
                  </span>
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
