import { estimateStrength, type StrengthLevel } from './estimate-strength.ts';
import { classNames } from '@/ui/class-names.ts';

export function StrengthMeter({ id, password, email }: Props) {
  const { level, advice } = estimateStrength(password, email);
  return (
    <div id={id} className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-full transition-colors duration-200',
              step <= level ? COLOURS[level] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-6 text-sm text-muted">
        {password !== '' && <strong className="font-semibold text-ink">{WORDS[level]}. </strong>}
        {advice}
      </p>
    </div>
  );
}

const WORDS: Record<StrengthLevel, string> = {
  0: 'Too short',
  1: 'Weak',
  2: 'Fair',
  3: 'Good',
  4: 'Strong',
};

const COLOURS: Record<StrengthLevel, string> = {
  0: 'bg-line',
  1: 'bg-danger',
  2: 'bg-warn',
  3: 'bg-accent',
  4: 'bg-accent',
};

type Props = { id: string; password: string; email: string | undefined };
