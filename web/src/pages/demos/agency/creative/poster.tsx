import { Drawing } from '@/drawings/strokes.tsx';
import type { ReactNode } from 'react';
import { Band } from './posters/band.tsx';
import { Bread } from './posters/bread.tsx';
import { Letter } from './posters/letter.tsx';
import { Quiet } from './posters/quiet.tsx';
import { Rain } from './posters/rain.tsx';
import { Saturn } from './posters/saturn.tsx';
import { Swim } from './posters/swim.tsx';
import { Vote } from './posters/vote.tsx';

/**
 * One sheet of the poster shop. Everything on it is type, set to the sheet's width whatever the font at hand;
 * so it is to be read and not to be described, and the label tells only what is done with the letters.
 */
export function Poster({ sheet, label }: { sheet: Sheet; label: string }) {
  const { paper, print } = SHEETS[sheet];
  return (
    <Drawing
      role="group"
      label={label}
      viewBox="0 0 500 707"
      className={`isolate w-full font-semibold ${paper}`}
      fill="currentColor"
      fontSize="29"
    >
      {print}
    </Drawing>
  );
}

export type Sheet = 'rain' | 'band' | 'letter' | 'saturn' | 'swim' | 'vote' | 'quiet' | 'bread';

const SHEETS: Record<Sheet, { paper: string; print: ReactNode }> = {
  rain: { paper: 'bg-raised', print: <Rain /> },
  band: { paper: 'bg-alert', print: <Band /> },
  letter: { paper: 'bg-glow', print: <Letter /> },
  saturn: { paper: 'bg-ink text-raised', print: <Saturn /> },
  swim: { paper: 'bg-raised text-raised', print: <Swim /> },
  vote: { paper: 'bg-accent-tint', print: <Vote /> },
  quiet: { paper: 'bg-raised', print: <Quiet /> },
  bread: { paper: 'bg-glow', print: <Bread /> },
};
