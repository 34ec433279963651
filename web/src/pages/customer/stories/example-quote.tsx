/** A sentence that somebody could say, marked as invented where it stands. */
export function ExampleQuote({
  text,
  who,
  tag,
  size = 'md',
}: {
  text: string;
  /** Who says it; should say that the person is invented. */
  who: string;
  /** The word on the mark, such as `Example`. */
  tag: string;
  size?: 'md' | 'lg';
}) {
  return (
    <figure>
      <blockquote
        className={`font-display font-semibold tracking-tight text-balance ${size === 'lg' ? 'text-3xl md:text-4xl lg:text-5xl' : 'text-2xl md:text-3xl'}`}
      >
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3 text-sm">
        <span className="rounded-sm border border-current px-2 py-0.5 text-xs">{tag}</span>
        {who}
      </figcaption>
    </figure>
  );
}
