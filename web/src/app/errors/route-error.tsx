import { useRouteError } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure.ts';
import { PATHS } from '@/content/paths.ts';
import { Button } from '@/ui/button/button.tsx';
import { buttonClasses } from '@/ui/button/button-classes.ts';

/** The last resort, when a page cannot be loaded or fails while it is drawn. */
export function RouteError() {
  const isOutdated = isChunkFailure(useRouteError());
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center justify-items-start gap-5 px-4 py-16">
      <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
        Unexpected Application Error!
      </h1>
      <p className="text-muted">
        {isOutdated
          ? 'A part of this page could not be fetched. Either the connection broke or a newer version has been published since you opened it. Loading the page again usually helps.'
          : 'Something on this page failed that should not have. Nothing that was saved is lost. Load the page again, or go on from the start page.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        {/* A plain link, because the router has just shown that it is in trouble. */}
        <a href={PATHS.home} className={buttonClasses({ variant: 'secondary' })}>
          Go to the start page
        </a>
      </div>
    </main>
  );
}
