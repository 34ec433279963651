import type { ReactNode, Ref } from 'react';

/** The frame of what was received and when, and of what follows. */
export function ReceivedFrame({ ref, title, paragraphs, children }: Props) {
  return (
    <div className="grid gap-5 rounded-md bg-accent-tint px-5 py-6">
      <h2 ref={ref} tabIndex={-1} className="font-display text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-measure wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {children}
    </div>
  );
}

type Props = {
  ref: Ref<HTMLHeadingElement>;
  title: string;
  paragraphs: readonly string[];
  children: ReactNode;
};
