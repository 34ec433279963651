import type { ReactNode } from 'react';
import { STORIES } from './copy.ts';
import type { ExampleHouse } from './example-mark.tsx';
import { fitClass } from './situation-finder.tsx';

export function Story({
  house,
  tone,
  children,
}: {
  house: ExampleHouse;
  tone: string;
  children: ReactNode;
}) {
  return (
    <section id={house} className={`scroll-mt-4 ${tone} ${fitClass(STORIES[house].fits)}`}>
      <div className="mx-auto max-w-page px-5 py-14 md:px-10 md:py-20">{children}</div>
    </section>
  );
}
