import { FEATURES } from './copy.ts';

/** A draft, with the earlier letter each part was taken from in its margin. */
export function DraftLetter() {
  const { sheet, state, parts } = FEATURES.drafts;
  return (
    <div className="border border-ink bg-raised">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-5 py-3 text-sm">
        <span className="font-semibold">{sheet}</span>
        <span className="text-muted">{state}</span>
      </p>
      <div className="px-5 py-2 sm:py-4">
        {parts.map((part) => (
          <div key={part.text} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_11rem]">
            <p className="leading-relaxed">
              {'changed' in part ? (
                <>
                  <del className="text-muted decoration-alert">{part.changed} </del>
                  <ins className="decoration-accent underline-offset-4">{part.text}</ins>
                </>
              ) : (
                part.text
              )}
            </p>
            <p className="mt-1 border-l-2 border-accent-tint pl-3 text-xs leading-relaxed text-muted sm:mt-0.5">
              {part.from}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
