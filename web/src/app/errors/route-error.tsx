import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { isChunkFailure } from '@/platform/connection/chunk-failure.ts';
import { Button } from '@/ui/button/button.tsx';
import { buttonClasses } from '@/ui/button/button-classes.ts';

/** The last resort when a page cannot be loaded or fails to render. It depends on as little as possible. */
export function RouteError({ isInLayout = false }: { isInLayout?: boolean }) {
  const error = useRouteError();
  const isOutdated = isChunkFailure(error);
  // The router has caught it: without this, only the console would hear of it.
  useEffect(() => window.reportError(error), [error]);
  const Element = isInLayout ? 'div' : 'main';
  return (
    <Element
      className={`mx-auto grid ${isInLayout ? '' : 'min-h-dvh'} max-w-4xl content-center items-end gap-x-14 gap-y-8 px-5 py-12 sm:grid-cols-[14rem_1fr]`}
    >
      <FallenLamp />
      <div className="grid justify-items-start gap-5">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {isOutdated ? 'This page could not be loaded' : 'Unexpected Application Error!'}
        </h1>
        <p className="max-w-measure text-muted">
          {isOutdated
            ? 'Part of it has gone, most likely because we have published a newer version since you opened the site. Load the page again to continue.'
            : 'Something on this page went wrong. Everything you saved is safe. Load the page again, or go to the start page.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
          {/* A plain link, because the router has just failed. */}
          <a href={PATHS.home} className={buttonClasses({ variant: 'secondary' })}>
            Go to the start page
          </a>
        </div>
      </div>
    </Element>
  );
}

function FallenLamp() {
  return (
    <svg aria-hidden="true" viewBox="0 0 220 240" className="w-40 sm:w-full">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M20 230V110a90 90 0 0 1 180 0v120z" className="fill-raised" />
        <path d="M42 230V114a68 68 0 0 1 136 0v116z" className="fill-sunk" />
        <path d="M42 176h136M42 184h136" strokeWidth="2.2" />
        <path d="M110 46v26l-5 8 9 7-6 9" />
        <path d="M86 176l-6-34 30-9 22 26z" className="fill-warn-tint" />
        <path d="M95 137l-4-11M136 168l8-4M146 176l6-10M128 130l5-8" className="stroke-alert" />
        <path d="M4 230h212" strokeWidth="2.2" />
      </g>
    </svg>
  );
}
