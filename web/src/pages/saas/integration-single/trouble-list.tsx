import { NEXTCLOUD } from './copy.ts';

/** Messages as they stand on the screen; each opens on its cause and cure. */
export function TroubleList() {
  const { cases } = NEXTCLOUD.trouble;
  return (
    <div className="border-b border-line">
      {cases.map(({ message, cause }) => (
        <details key={message} className="group border-t border-line">
          <summary className="flex min-h-11 list-none items-center gap-4 py-3">
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 shrink-0 fill-none stroke-alert transition-transform group-open:rotate-90"
              strokeWidth="2"
            >
              <path d="m5 2 6 6-6 6" />
            </svg>
            <span className="font-mono text-sm">{message}</span>
          </summary>
          <p className="max-w-measure pb-5 pl-8 leading-relaxed wrap-anywhere">{cause}</p>
        </details>
      ))}
    </div>
  );
}
