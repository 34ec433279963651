/** The number that ties a sentence to the passage it was read from. */
export function SourceNumber({ number }: { number: number }) {
  return (
    <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-sm bg-accent font-mono text-xs text-paper">
      {number}
    </span>
  );
}
