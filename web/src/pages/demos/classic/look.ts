/** The lettering of the drawing office: narrow, upright, never bold. */
export const LETTERING = 'font-display font-medium font-stretch-condensed tracking-normal';
export const GRAPH_PAPER =
  'bg-[linear-gradient(var(--color-line)_1px,transparent_1px),linear-gradient(90deg,var(--color-line)_1px,transparent_1px)] bg-[size:28px_28px]';
