import { ConnectionNotice } from './connection-notice.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';

/** The HTML of a page that only the browser can fill. */
export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-8 px-4">
      <div className="old-browser:hidden noscript:hidden">
        <Spinner label="Loading" size="lg" />
      </div>
      <noscript>
        <p className="max-w-measure text-muted">
          This page needs JavaScript, and JavaScript is switched off in this browser. The public
          pages can be read without it.
        </p>
      </noscript>
      <ConnectionNotice isWaiting />
    </div>
  );
}
