import { toggleWishlist } from '../state/shop-state.ts';
import { useWishlist } from '../state/use-shop.ts';
import { isWished } from '../state/wishlist.ts';
import type { Product } from '@/catalogue/products.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** The heart of a product. It can be used once the page knows what is on the list. */
export function WishButton({ product, hasLabel = false }: Props) {
  const wishes = useWishlist();
  const isOn = wishes !== null && isWished(wishes, product);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={hasLabel ? undefined : `${product.name} on the wishlist`}
      disabled={wishes === null}
      onClick={() => toggleWishlist(product)}
      className={classNames(
        'inline-flex cursor-pointer items-center justify-center gap-2 rounded-sm border text-sm font-semibold transition-colors hover:border-ink hover:text-alert',
        hasLabel ? 'min-h-11 px-4' : 'size-10',
        isOn
          ? 'border-alert bg-alert-tint text-alert [&_path]:fill-current'
          : 'border-line-strong bg-raised text-ink',
      )}
    >
      <Icon name="heart" />
      {hasLabel && <span>{isOn ? 'On your wishlist' : 'Wishlist'}</span>}
    </button>
  );
}

type Props = { product: Product; hasLabel?: boolean };
