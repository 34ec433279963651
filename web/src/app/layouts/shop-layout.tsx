import { Form, Link, Outlet, useLocation } from 'react-router-dom';
import { NavPopover } from './nav-popover.tsx';
import { SessionLinks } from './session-links.tsx';
import { ShortFooter } from './site-footer.tsx';
import { CHAT_CHOICE, PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { CartButton } from '@/features/shop/cart/cart-button.tsx';
import { ChatOffer } from '@/features/support/chat-offer.tsx';
import { useSearchText } from '@/ui/use-search-text.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** The demo shop: its top bar searches and leads to the cart. */
export function Layout() {
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3 md:px-10 lg:h-17 lg:flex-nowrap lg:py-0">
          <Link to={PATHS.home} className="flex rounded-sm">
            <Wordmark name={PRODUCT_NAME} />
          </Link>
          <nav aria-label="Shop" className="flex items-center gap-1 max-md:hidden">
            {SHOP_LINKS.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                className="rounded-sm px-3 py-2 text-sm font-semibold hover:bg-sunk"
              >
                {link.label}
              </Link>
            ))}
          </nav>
          <SearchForm className="min-w-0 max-w-96 flex-1 max-lg:hidden" />
          <div className="ml-auto flex items-center gap-2">
            <CartButton />
            <div className="flex items-center gap-2 max-md:hidden">
              <SessionLinks />
            </div>
            <NavPopover className="md:hidden">
              <nav aria-label="Shop" className="grid gap-1 px-5 py-5">
                <div className="pb-3">
                  <SessionLinks isInMenu />
                </div>
                {[...SHOP_LINKS, ...MORE_LINKS].map((link) => (
                  <Link
                    key={link.to}
                    to={link.to}
                    className="rounded-sm px-3 py-2.5 font-semibold hover:bg-sunk"
                  >
                    {link.label}
                  </Link>
                ))}
              </nav>
            </NavPopover>
          </div>
          <SearchForm className="w-full lg:hidden" />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ShortFooter />
      <ChatOffer privacyPath={CHAT_CHOICE} contactPath={PATHS.contactV1} />
    </>
  );
}

/** In the bar twice, of which the window shows one: the keyboard comes to it where the eye does. Sent as a plain form until the script runs, and as a navigation after that. On the list of products it answers while one types. Without scripts the list shows everything, so it is not there. */
function SearchForm({ className }: { className: string }) {
  const isList = useLocation().pathname === PATHS.shopGrid;
  return (
    <search className={`relative noscript:hidden ${className}`}>
      <span className="pointer-events-none absolute inset-y-0 left-3 z-10 grid place-items-center text-muted">
        <Icon name="search" className="size-4.5" />
      </span>
      {isList ? (
        <ListSearch />
      ) : (
        <Form action={PATHS.shopGrid} method="get">
          <input {...FIELD} />
        </Form>
      )}
    </search>
  );
}

function ListSearch() {
  const { field } = useSearchText(FIELD.name);
  return (
    // The typed text is already in the address; without the script the form puts it there.
    <form action={PATHS.shopGrid} method="get" onSubmit={(event) => event.preventDefault()}>
      <input {...FIELD} {...field} />
    </form>
  );
}

const FIELD = {
  type: 'search',
  name: 'q',
  'aria-label': 'Search products',
  placeholder: 'Search products',
  className:
    'min-h-10 w-full rounded-sm border border-line-strong bg-raised py-1.5 pr-3 pl-10 text-base placeholder:text-muted hover:border-ink',
} as const;

const SHOP_LINKS = [
  { label: 'Shop', to: PATHS.shopIndex },
  { label: 'All products', to: PATHS.shopGrid },
] as const;

const MORE_LINKS = [
  { label: 'Orders', to: PATHS.orderHistory },
  { label: 'Wishlist', to: PATHS.wishlist },
] as const;
