import { Link, Outlet } from 'react-router-dom';
import { LEGAL_LINKS } from '@/site/legal-links.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { PanelProvider } from '@/ui/panel/panel.tsx';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/**
 * Sign-in and its like: on large screens a panel with the page's picture and our promise, beside the form. On a tablet it is there
 * when held upright: lying, it is too low for the panel.
 */
export function Layout() {
  return (
    <PanelProvider>
      {(place) => (
        <div className="grid min-h-dvh md:portrait:grid-cols-12 lg:grid-cols-12">
          <aside
            aria-label="What we promise"
            className="sticky top-0 hidden h-dvh flex-col overflow-hidden bg-accent-deep text-paper md:portrait:col-span-4 md:portrait:flex lg:col-span-5 lg:flex xl:col-span-6 2xl:col-span-7"
          >
            <div
              ref={place}
              className="flex min-h-0 flex-1 flex-col px-6 pt-12 lg:px-12 2xl:px-20 [&>svg]:min-h-0 [&>svg]:flex-1"
            />
            <figure className="shrink-0 border-t border-on-dark/40 px-6 py-8 lg:px-12 2xl:px-20 2xl:py-10">
              <blockquote className="max-w-measure font-display text-xl font-medium tracking-tight text-balance xl:text-2xl 2xl:text-3xl">
                What you tell your server stays on your server. We look after the building; you keep
                the key.
              </blockquote>
              <figcaption className="mt-3 text-sm text-on-dark">
                The promise that every {PRODUCT_NAME} server is built on
              </figcaption>
            </figure>
          </aside>
          <div className="flex min-h-dvh flex-col px-4 sm:px-8 md:portrait:col-span-8 lg:col-span-7 lg:px-16 xl:col-span-6 xl:px-20 2xl:col-span-5">
            <header className="flex h-17 shrink-0 items-center">
              <Link to={PATHS.home} className="flex rounded-sm">
                <Wordmark name={PRODUCT_NAME} />
              </Link>
            </header>
            <main
              id="main"
              tabIndex={-1}
              className="flex w-full flex-1 flex-col py-8 sm:justify-center sm:py-10"
            >
              <Outlet />
            </main>
            <footer className="flex shrink-0 flex-wrap gap-x-9 py-5 text-sm">
              {LEGAL_LINKS.map((link) => (
                <Link
                  key={link.to}
                  to={link.to}
                  className="rounded-sm py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {link.label}
                </Link>
              ))}
            </footer>
          </div>
        </div>
      )}
    </PanelProvider>
  );
}
