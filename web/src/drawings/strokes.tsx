import type { SVGProps } from 'react';

/** A drawing that is to be looked at: `label` says what it shows to those who hear the page. */
export function Drawing({ label, ...drawing }: { label: string } & SVGProps<SVGSVGElement>) {
  return <svg role="img" aria-label={label} {...drawing} />;
}

/** A drawing that adorns and says nothing: those who hear the page are not told of it. */
export function Ornament(drawing: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" {...drawing} />;
}

/** A word or a line of words in a drawing. */
export function Word({ text, ...place }: { text: number | string } & SVGProps<SVGTextElement>) {
  return <text {...place}>{text}</text>;
}

/** A pen with a round nib: lines have no sharp ends and no sharp corners. */
export const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
