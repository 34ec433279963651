import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DemoNote, PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';

export function Order() {
  const { order } = BOX;
  return (
    <section aria-labelledby="order-title" className="border-t border-ink bg-raised">
      <PageWidth className="grid gap-8 py-12 md:grid-cols-12 md:py-16">
        <div className="md:col-span-7">
          <h2 id="order-title" className={`text-2xl tabular-nums md:text-4xl ${WIDE}`}>
            {order.title}
          </h2>
          <p className="mt-4 max-w-lg leading-relaxed">{order.text}</p>
          <p className="mt-6 max-w-lg border-t border-line pt-3 text-sm text-muted">
            <DemoNote />
          </p>
        </div>
        <div className="flex flex-col items-start gap-3 md:col-span-4 md:col-start-9">
          {order.links.map((link, index) => (
            <ButtonLink
              key={link.to}
              to={link.to}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="w-full"
            >
              {link.label}
            </ButtonLink>
          ))}
          <p className="text-sm text-muted">{order.note}</p>
        </div>
      </PageWidth>
    </section>
  );
}
