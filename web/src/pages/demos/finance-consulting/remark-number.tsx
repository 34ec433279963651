export function RemarkNumber({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full border border-alert font-display text-sm leading-none text-alert tabular-nums"
    >
      {at}
    </span>
  );
}
