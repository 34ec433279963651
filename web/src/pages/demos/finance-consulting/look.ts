export const SERIF = 'font-display font-medium tracking-tight';
/**
 * A line of the ledger is 28 pixels high; what is written on it has that line height or a multiple.
 * The rule runs six pixels above the end of a line of text, which is where the letters stand.
 */
export const RULED =
  'bg-[linear-gradient(transparent_27px,var(--color-line)_27px)] bg-[position:0_-6px] bg-[size:100%_28px]';
