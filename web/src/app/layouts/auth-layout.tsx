import { Link, Outlet } from 'react-router-dom';
import { LEGAL_LINKS } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** Sign-in and its like: a quiet panel beside the form on large screens. */
export function Layout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-12">
      <aside
        aria-label="What we promise"
        className="sticky top-0 hidden h-dvh overflow-hidden bg-accent-deep p-12 text-paper lg:col-span-5 lg:flex lg:flex-col"
      >
        <p className="font-mono text-xs text-on-dark">a room of your own</p>
        <RoomDrawing />
        <figure className="shrink-0">
          <blockquote className="font-display text-3xl font-medium tracking-tight">
            What you tell your machine stays with your machine. We hold the building; you hold the
            key.
          </blockquote>
          <figcaption className="mt-5 text-sm text-on-dark">
            The promise that every {PRODUCT_NAME} server is built on
          </figcaption>
        </figure>
      </aside>
      <div className="flex min-h-dvh flex-col px-4 sm:px-8 lg:col-span-7">
        <header className="flex h-17 shrink-0 items-center">
          <Link to={PATHS.home} className="flex rounded-sm">
            <Wordmark name={PRODUCT_NAME} />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center py-10"
        >
          <Outlet />
        </main>
        <footer className="flex shrink-0 flex-wrap gap-x-6 py-5 text-sm">
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
  );
}

/** An arch within an arch, a machine on its shelf, one light on. */
function RoomDrawing() {
  return (
    <svg
      viewBox="0 0 400 420"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="min-h-0 w-full flex-1 py-10 text-on-dark"
    >
      <path d="M40 420V180a160 160 0 0 1 320 0v240" strokeOpacity="0.35" />
      <path d="M76 420V184a124 124 0 0 1 248 0v236" strokeOpacity="0.6" />
      <path d="M112 420V188a88 88 0 0 1 176 0v232" />
      <path d="M112 330h176M112 338h176" />
      <path d="M148 330v-74h104v74M148 281h104M148 306h104" />
      <path d="M206 268.5h32M206 293.5h32M206 318.5h32" strokeOpacity="0.6" />
      <g stroke="none" fill="currentColor">
        <circle cx="162" cy="293.5" r="3" />
        <circle cx="162" cy="318.5" r="3" />
      </g>
      <circle cx="162" cy="268.5" r="3.5" stroke="none" className="fill-alert-tint" />
      <path d="M0 419.5h400" />
    </svg>
  );
}
