export function ServerLine() {
  return (
    <div className="flex items-center gap-2 border-b border-line px-5 pb-2 text-[11px]">
      <span className="size-2 rounded-full bg-accent" />
      cedar
      <span className="ml-auto text-muted">reached 0.2 s ago</span>
    </div>
  );
}

export function Question() {
  return (
    <p className="ml-6 rounded-md bg-accent-tint px-3 py-2 inset-ring inset-ring-on-dark">
      What did the plumber say about the valve?
    </p>
  );
}

export function Cite() {
  return (
    <span className="ml-1 inline-grid size-4.5 place-items-center rounded-full bg-accent text-[11px] leading-none font-semibold text-raised">
      1
    </span>
  );
}

export function Source() {
  return (
    <p className="border-l-2 border-accent pl-2">
      letters / plumber.pdf
      <span className="block text-muted">page 1, line 9</span>
    </p>
  );
}
