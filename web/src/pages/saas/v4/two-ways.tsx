import { AT_HOME } from './copy.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { Heading } from '@/bands/heading.tsx';

/** Two ways to have the same thing, each with its price in large figures, either side of a line. */
export function TwoWays() {
  const { title, items } = AT_HOME.ways;
  return (
    <section aria-labelledby="two-ways" className="bg-paper pt-16 pb-10 md:pt-24 md:pb-16">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <Heading id="two-ways" size="lg">
          {title}
        </Heading>
        <div className="mt-8 grid md:grid-cols-[7fr_5fr]">
          {items.map((item, index) => (
            <div
              key={item.title}
              className={
                index === 0
                  ? 'border-t-2 border-ink py-6 md:pr-14'
                  : 'border-t-2 border-dashed border-ink py-6 md:border-l md:border-l-line md:pl-10'
              }
            >
              <h3 className="font-display text-lg font-semibold">{item.title}</h3>
              <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
                <span
                  className={`font-display font-semibold tracking-tight ${index === 0 ? 'text-5xl md:text-6xl' : 'text-4xl md:text-5xl'}`}
                >
                  {item.price}
                </span>
                <span className="text-muted">{item.unit}</span>
              </p>
              <p className="mt-5 max-w-lg leading-relaxed">{item.text}</p>
              <p className="mt-4">
                <TextLink to={item.link.to}>{item.link.label}</TextLink>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
