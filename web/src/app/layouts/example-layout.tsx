import { Link, Outlet, useLocation } from 'react-router-dom';
import { LEGAL_LINKS } from '@/site/legal-links.ts';
import { EXAMPLE_SITES } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';

/** An example site keeps its own look: our only parts in it are a thin bar and one line at its end. */
export function Layout() {
  const { pathname } = useLocation();
  const at = EXAMPLE_SITES.findIndex(({ to }) => to === pathname);
  const next = EXAMPLE_SITES[(at + 1) % EXAMPLE_SITES.length];
  return (
    <>
      <header className="bg-ink text-xs text-on-dark sm:text-sm">
        <nav aria-label="Example sites" className={LINE}>
          <p>
            An example<span className="max-sm:hidden"> by {PRODUCT_NAME}</span>
          </p>
          <BackLink />
          {next !== undefined && (
            <Link to={next.to} className={`${LINK} ml-auto`}>
              Next example<span className="max-sm:hidden">: {next.label}</span>
            </Link>
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="bg-ink text-sm text-on-dark">
        <nav aria-label="Footer" className={`${LINE} pt-3 pb-20 xl:pb-3`}>
          <p className="mr-auto max-md:w-full">
            The business is invented. The page is built from {PRODUCT_NAME}’s own parts.
          </p>
          <BackLink />
          {LEGAL_LINKS.map((link) => (
            <Link key={link.to} to={link.to} className={LINK}>
              {link.label}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  );
}

function BackLink() {
  return (
    <Link to={PATHS.home} className={LINK}>
      Back to {PRODUCT_NAME}
    </Link>
  );
}

const LINE =
  'mx-auto flex min-h-10 max-w-page flex-wrap items-center gap-x-3 px-5 sm:gap-x-5 md:px-10';
const LINK =
  'inline-flex min-h-8 items-center rounded-sm font-semibold text-raised underline-offset-4 hover:underline';
