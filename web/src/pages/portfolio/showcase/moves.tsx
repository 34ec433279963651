import { SHOWCASE } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';

export function Moves({ index, dark }: { index: number; dark: boolean }) {
  const before = PROJECTS[index - 1];
  const after = PROJECTS[index + 1];
  const link = `inline-flex min-h-11 items-center rounded-sm font-semibold underline-offset-4 hover:underline ${dark ? '' : 'text-accent-deep'}`;
  return (
    <ul className="flex flex-wrap items-center gap-x-6 text-sm">
      {before !== undefined && (
        <li>
          <a
            href={`#${before.id}`}
            aria-label={`${SHOWCASE.previous}: ${before.title}`}
            className={link}
          >
            ← {String(index).padStart(2, '0')}
          </a>
        </li>
      )}
      <li>
        <a href="#sheet" className={link}>
          {SHOWCASE.sheet}
        </a>
      </li>
      <li>
        {after === undefined ? (
          <a href="#wall-text" className={link}>
            {SHOWCASE.end.title} →
          </a>
        ) : (
          <a href={`#${after.id}`} aria-label={`${SHOWCASE.next}: ${after.title}`} className={link}>
            {String(index + 2).padStart(2, '0')} {after.title} →
          </a>
        )}
      </li>
    </ul>
  );
}
