import { useId } from 'react';

/** Code to read. It scrolls sideways inside its frame, which the keyboard reaches. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  const id = useId();
  return (
    <div className="min-w-0 bg-ink font-mono text-xs text-accent-tint">
      <p id={id} className="px-4 py-2 font-semibold">
        {title}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <pre className="inline-block px-4 py-2 leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
