/** How much of a file has arrived: a bar, and the same in words. */
export function FileProgress({ label, sent, total, children }: Props) {
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={label}
        value={Math.min(sent, total)}
        max={total}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">{children}</p>
    </div>
  );
}

type Props = {
  /** Names the file, for people who cannot see the bar. */
  label: string;
  /** Bytes. */
  sent: number;
  total: number;
  children: string;
};
