/** The vertical rules: a red margin, and green lines for hundreds, tens and cents. */
export function LedgerColumns() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      <span className="absolute inset-y-0 left-[8.6%] w-1 origin-top border-x border-alert transition-[scale] duration-240 starting:scale-y-0" />
      <span className="absolute inset-y-0 right-32 w-1 border-x border-line" />
      <span className="absolute inset-y-0 right-8 border-r border-line" />
    </div>
  );
}

export const SERIF = 'font-display font-medium tracking-tight';
/**
 * A line of the ledger is 28 pixels high; what is written on it has that line height or a multiple.
 * The rule runs six pixels above the end of a line of text, which is where the letters stand.
 */
export const RULED =
  'bg-[linear-gradient(transparent_27px,var(--color-line)_27px)] bg-[position:0_-6px] bg-[size:100%_28px]';
