export const PANELS = 'mt-6 grid gap-x-0 gap-y-12 lg:grid-cols-12';

export function PanelTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2
      id={id}
      className="border-t-2 border-ink pt-3 font-display text-2xl font-semibold tracking-tight"
    >
      {children}
    </h2>
  );
}
