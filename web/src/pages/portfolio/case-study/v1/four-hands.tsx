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
