/** How full a disk is, drawn. The words beside it say it. @param share 0 … 1 */
export function DiskBar({ share, className }: { share: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-full bg-raised ring-1 ring-accent/30 ${className}`}
    >
      <span
        className="block h-full min-w-1 rounded-full bg-accent"
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
