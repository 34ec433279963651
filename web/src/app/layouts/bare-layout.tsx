import { Link, Outlet } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** A page whose frame has no links but the one home. */
export function Layout() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-page flex-col px-5 md:px-10">
      <header className="flex h-17 shrink-0 items-center">
        <Link to={PATHS.home} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col justify-center pt-4 pb-20">
        <Outlet />
      </main>
    </div>
  );
}
