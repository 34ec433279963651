import { PATHS } from '@/content/paths.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <PageIntro
      title="Your cart is empty"
      lead="Nothing lies in it, and nothing has to: this demonstration shop keeps its till closed. The shelves are open."
      layout="left"
      tone="lichen"
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.shopGrid}>All products</ButtonLink>
        <ButtonLink to={PATHS.shopIndex} variant="secondary">
          To the shop
        </ButtonLink>
      </div>
    </PageIntro>
  );
}
