import type { SVGProps } from 'react';

/** A drawing whose `label` says what it shows. Its role is `group` where the words in it are to be read too. */
export function Drawing({
  label,
  role = 'img',
  ...drawing
}: { label: string; role?: 'img' | 'group' } & SVGProps<SVGSVGElement>) {
  return <svg role={role} aria-label={label} {...drawing} />;
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
