import { SHOP_INDEX } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function ShopNote() {
  const { note } = SHOP_INDEX;
  return (
    <Section tone="sunk" spacing="tight">
      <div className="grid gap-3 md:grid-cols-12 md:gap-10">
        <h2 className="font-display text-lg font-semibold md:col-span-4">{note.title}</h2>
        <p className="max-w-measure leading-relaxed md:col-span-8">{note.text}</p>
      </div>
    </Section>
  );
}
