import { PEOPLE } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { CallRota } from './call-rota.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function OnCall() {
  const { rota } = PEOPLE;
  return (
    <Section tone="raised" labelledBy="rota-title">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="rota-title">{rota.title}</Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{rota.text}</p>
          <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{rota.pay}</p>
        </div>
        <div className="lg:col-span-8">
          <CallRota />
          <p className="mt-3 text-sm text-muted">{rota.handover}</p>
        </div>
      </div>
      <div className="mt-12 grid gap-8 border-t border-line pt-8 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-6 lg:col-span-4 lg:col-start-5">
          <h3 className="mb-3 font-display text-lg font-semibold text-alert">{rota.rings.title}</h3>
          <BulletList items={rota.rings.items} />
        </div>
        <div className="md:col-span-6 lg:col-span-4">
          <h3 className="mb-3 font-display text-lg font-semibold">{rota.waits.title}</h3>
          <BulletList items={rota.waits.items} />
        </div>
      </div>
    </Section>
  );
}
