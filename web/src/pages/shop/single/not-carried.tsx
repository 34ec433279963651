import { PRODUCT } from './copy.ts';
import { PATHS } from '@/site/paths.ts';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function NotCarried() {
  const { title, lead, all } = PRODUCT.notCarried;
  return (
    <Section spacing="normal">
      <div className="space-y-6">
        <h1 className="font-display font-semibold tracking-tight text-balance max-w-4xl text-3xl md:text-4xl">
          {title}
        </h1>
        <p className="max-w-measure leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
      </div>
      <div className="mt-10">
        <TextLink to={PATHS.shopGrid}>{all}</TextLink>
      </div>
    </Section>
  );
}
