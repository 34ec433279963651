import { PATHS } from '@/content/paths.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <PageIntro
      title="Checkout"
      lead="The till of this demonstration shop is not open. There is no order to complete, no address to enter and nothing to pay."
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
