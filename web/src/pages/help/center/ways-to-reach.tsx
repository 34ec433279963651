import { HELP } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { env } from '@/platform/env.ts';

/** Ways to a person, told apart by when they answer. */
export function WaysToReach({ hasChat = env.zendeskSnippetUrl !== '' }: { hasChat?: boolean }) {
  const ways = HELP.people.ways.filter(({ mark }) => hasChat || mark !== 'chat');
  return (
    <ul className="border-b border-line-strong">
      {ways.map((way) => (
        <li
          key={way.name}
          className="grid gap-x-8 gap-y-2 border-t border-line-strong py-6 md:grid-cols-[3.5rem_1fr_11rem] lg:grid-cols-[3.5rem_11rem_1fr_11rem]"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 48 48"
            className="size-12 fill-raised md:max-lg:row-span-2 stroke-accent"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={MARKS[way.mark]} />
          </svg>
          <h3 className="font-display text-lg font-semibold">{way.name}</h3>
          <p className="max-w-measure leading-relaxed md:max-lg:col-start-2">
            <CopyText copy={way.text} />
          </p>
          <p className="text-sm md:text-right md:max-lg:col-start-3 md:max-lg:row-start-1">
            <span className="text-muted md:block">Answered </span>
            <span className="font-semibold">{way.when}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const MARKS = {
  form: 'M8 6h26v36H8zM14 14h14M14 21h14M14 28h8M28 36l12-18 4 3-12 17-5 2z',
  chat: 'M5 9h30v20H20l-8 7v-7H5zM40 17h3v19h-5v6l-7-6H20',
  mail: 'M4 11h40v27H4zM4 12l20 15 20-15',
  hand: 'M24 4 6 11v13c0 11 8 17 18 20 10-3 18-9 18-20V11zM24 15v11M24 32v.2',
} as const;
