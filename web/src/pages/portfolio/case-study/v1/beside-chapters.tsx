/** What stands beside the text of the chapters, one thing each. */
import { ARCHIVE_STORY } from './copy.ts';
import { Handwriting } from '@/drawings/handwriting.tsx';

export function FourHands() {
  const { title, word, clerks } = ARCHIVE_STORY.paper.hands;
  return (
    <figure className="border-t border-ink pt-3">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <ul className="mt-3">
        {clerks.map((clerk) => (
          <li
            key={clerk.hand}
            className="grid grid-cols-[9rem_1fr] gap-4 border-b border-line py-3"
          >
            <Handwriting lines={[word]} hand={clerk.hand} className="block h-16 w-full" />
            <p className="text-sm leading-snug">
              <span className="block text-muted tabular-nums">{clerk.years}</span>
              {clerk.text}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

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

export function MachineNumbers() {
  return (
    <dl className="grid grid-cols-3 gap-4 lg:grid-cols-1 lg:gap-0">
      {ARCHIVE_STORY.machine.numbers.map((item) => (
        <div key={item.text} className="flex flex-col-reverse justify-end border-t border-ink py-3">
          <dt className="text-sm leading-snug text-muted">{item.text}</dt>
          <dd className="font-display text-2xl font-semibold tracking-tight tabular-nums md:text-4xl">
            {item.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function RequestSlip() {
  const { title, number, rows, stamp } = ARCHIVE_STORY.after.slip;
  return (
    <figure className="relative border border-ink bg-raised p-6 lg:rotate-1">
      <figcaption className="flex justify-between border-b-2 border-ink pb-2 font-display font-semibold">
        {title}
        <span className="font-mono text-sm font-normal">{number}</span>
      </figcaption>
      <dl className="text-sm">
        {rows.map((row) => (
          <div key={row.term} className="grid grid-cols-[4.5rem_1fr] border-b border-line py-2.5">
            <dt className="text-muted">{row.term}</dt>
            <dd className="leading-snug">{row.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 inline-block -rotate-6 rounded-sm border-2 border-alert px-3 py-0.5 font-display text-sm font-semibold text-alert">
        {stamp}
      </p>
    </figure>
  );
}
