/** A thin line at the top of the window while the next page is on its way; live, as it belongs to no part of the page. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <progress aria-label={label} className="sr-only" />
      {/* The animation starts after a moment, so a page that loads at once shows no bar. */}
      <span className="block h-full origin-left animate-creep bg-alert opacity-0" />
    </div>
  );
}
