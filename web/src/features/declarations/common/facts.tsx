/** What was filled in, line by line. What was left empty is left out. */
export function Facts({ facts }: { facts: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-muted">{title}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
