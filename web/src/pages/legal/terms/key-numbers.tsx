import { TERMS } from './copy.ts';

/** The numbers of an agreement on one line, each with what it is a number of. */
export function KeyNumbers() {
  const { items } = TERMS.numbers;
  return (
    <dl className="grid grid-cols-3 gap-px border-y border-line bg-line lg:grid-cols-6">
      {items.map((item) => (
        <div
          key={item.text}
          className="flex flex-col-reverse justify-end bg-paper py-4 pr-3 pl-3 max-lg:nth-[3n+1]:pl-0 lg:py-7 lg:pl-4 lg:first:pl-0"
        >
          <dt className="mt-2 text-sm leading-snug text-muted">{item.text}</dt>
          <dd className="font-display text-lg leading-none whitespace-nowrap font-semibold tracking-tight tabular-nums md:text-3xl">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
