/** A number laid over a picture, and again before the words that explain the place. */
export function Pin({ number }: { number: number }) {
  return (
    <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-alert text-xs font-semibold text-raised tabular-nums">
      {number}
    </span>
  );
}
