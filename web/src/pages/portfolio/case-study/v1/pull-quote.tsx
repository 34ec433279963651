/** A sentence set large. Who says it is named, and that it is invented if it is. */
export function PullQuote({ text, who }: { text: string; who: string }) {
  return (
    <figure>
      <blockquote className="font-display text-2xl leading-tight font-semibold tracking-tight text-balance md:text-4xl">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-4 text-sm text-muted">{who}</figcaption>
    </figure>
  );
}
