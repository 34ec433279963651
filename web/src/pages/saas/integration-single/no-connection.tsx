import { NEXTCLOUD } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Split } from '@/bands/split.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function NoConnection() {
  const { trouble, next } = NEXTCLOUD;
  return (
    <Split
      title={trouble.title}
      note={
        <p className="leading-relaxed text-muted">
          <CopyText copy={trouble.text} />
        </p>
      }
    >
      <TroubleList />
      <ul className="mt-10 flex flex-wrap gap-3">
        {next.links.map((link) => (
          <li key={link.label}>
            <ButtonLink to={link.to} variant="secondary">
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Split>
  );
}

/** Messages as they stand on the screen; each opens on its cause and cure. */
function TroubleList() {
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
