import { classNames } from '@/ui/class-names.ts';

/** The error of its field takes the place of its words, which would say the same. */
export function StrengthMeter({ id, isEmpty, hasError, strength: { level, advice } }: Props) {
  return (
    <div id={id} className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-full transition-colors duration-200',
              level !== null && step <= level ? COLOURS[level] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-6 text-sm text-muted empty:hidden">
        {!hasError && !isEmpty && level !== null && (
          <strong className="font-semibold text-ink">{`${WORDS[level]}. `}</strong>
        )}
        {!hasError && advice !== '' && <span>{advice}</span>}
      </p>
    </div>
  );
}

const WORDS: Record<Level, string> = {
  0: 'Too short',
  1: 'Too easy to guess',
  2: 'Fair',
  3: 'Good',
  4: 'Strong',
};

const COLOURS: Record<Level, string> = {
  0: 'bg-line',
  1: 'bg-danger',
  2: 'bg-warn',
  3: 'bg-accent',
  4: 'bg-accent',
};

/** 0 is too short to be taken, and 1 too easy to guess; 2 to 4 are fair, good and strong. */
type Level = 0 | 1 | 2 | 3 | 4;

/** `level` is null while it is not known. */
export type Strength = { level: Level | null; advice: string };

type Props = { id: string; isEmpty: boolean; hasError: boolean; strength: Strength };
