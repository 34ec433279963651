export function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x} ${y}h${width}l40 14H${x - 40}z`}
      className="fill-accent-tint stroke-transparent"
    />
  );
}
