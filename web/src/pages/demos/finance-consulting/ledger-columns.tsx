/** The vertical rules: a red margin, and green lines for hundreds, tens and cents. */
export function LedgerColumns() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      <span className="absolute inset-y-0 left-[8.6%] w-1 border-x border-alert" />
      <span className="absolute inset-y-0 right-32 w-1 border-x border-line" />
      <span className="absolute inset-y-0 right-8 border-r border-line" />
    </div>
  );
}
