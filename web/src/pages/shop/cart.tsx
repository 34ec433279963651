import { PATHS } from '@/content/paths.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <PageIntro
      title="Cart"
      lead="The till of this demonstration shop is not open, so nothing can be put in a cart. You are welcome to walk along the shelves."
      layout="left"
      tone="paper"
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.shopIndex}>To the shop</ButtonLink>
        <ButtonLink to={PATHS.shopGrid} variant="secondary">
          All products
        </ButtonLink>
      </div>
    </PageIntro>
  );
}
