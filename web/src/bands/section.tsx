import type { ReactNode } from 'react';

/** A full-width band of a public page: one background, one measure, one rhythm. */
export function Section({
  tone = 'paper',
  width = 'page',
  spacing = 'normal',
  id,
  labelledBy,
  grid,
  children,
}: {
  tone?: Tone;
  width?: 'text' | 'page';
  spacing?: 'none' | 'tight' | 'normal' | 'loose';
  id?: string;
  /** The id of the heading that names this band. */
  labelledBy?: string;
  /** Class names of the grid in which its parts stand. */
  grid?: string;
  children: ReactNode;
}) {
  const parts = grid === undefined ? children : <div className={`grid ${grid}`}>{children}</div>;
  return (
    <section
      {...(id !== undefined && { id })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      className={`overflow-x-clip ${TONES[tone]} ${SPACINGS[spacing]}`}
    >
      <div className={`mx-auto px-5 md:px-10 ${WIDTHS[width]}`}>{parts}</div>
    </section>
  );
}

export type Tone = 'paper' | 'raised' | 'sunk' | 'accent-tint' | 'warn' | 'alert' | 'accent';

/** Each ground with the colour of the words on it. */
export const TONES: Record<Tone, string> = {
  paper: 'bg-paper text-ink',
  raised: 'bg-raised text-ink',
  sunk: 'bg-sunk text-ink',
  'accent-tint': 'bg-accent-tint text-ink',
  warn: 'bg-warn-tint text-ink',
  alert: 'bg-alert-tint text-ink',
  accent: 'bg-accent-deep text-paper',
};

const WIDTHS = { text: 'max-w-4xl', page: 'max-w-page' };

const SPACINGS = {
  none: '',
  tight: 'py-8 md:py-12',
  normal: 'py-14 md:py-20',
  loose: 'py-20 md:py-32',
};
