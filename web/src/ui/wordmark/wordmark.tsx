/** An arch with a light in it, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 22 26" aria-hidden="true" className="h-6.5 w-5.5 shrink-0">
        <path d="M1 25V11a10 10 0 0 1 20 0v14z" fill="currentColor" className="text-accent" />
        <path d="M6 25V12a5 5 0 0 1 10 0v13z" fill="currentColor" className="text-paper" />
        <circle cx="11" cy="13.5" r="2" fill="currentColor" className="text-alert" />
      </svg>
      <span className="font-display text-lg leading-none font-semibold tracking-tight">{name}</span>
    </span>
  );
}
