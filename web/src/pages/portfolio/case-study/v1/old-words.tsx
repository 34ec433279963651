import { ARCHIVE_STORY } from './copy.ts';

export function OldWords() {
  const { head, rows } = ARCHIVE_STORY.question.words;
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-ink text-sm">
          {head.map((cell) => (
            <th key={cell} scope="col" className="pr-4 pb-2 font-semibold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([today, then]) => (
          <tr key={today} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {today}
            </th>
            <td className="py-2.5 font-display leading-snug font-semibold">{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
