/** The line that a turned or pressed thing is the same on both sides of. */
export function Axis({ d }: { d: string }) {
  return <path d={d} className="stroke-alert" strokeWidth="0.8" strokeDasharray="14 4 2 4" />;
}
