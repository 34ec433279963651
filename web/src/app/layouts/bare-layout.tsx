import { Link, Outlet } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** Pages on the way to somewhere else, with one thing in the middle. */
export function Layout() {
  return (
    <div className="flex min-h-dvh flex-col px-4 sm:px-8">
      <header className="flex h-17 shrink-0 items-center">
        <Link to={PATHS.home} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-measure flex-1 flex-col justify-center pb-24"
      >
        <Outlet />
      </main>
    </div>
  );
}
