import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import { isStrictDocument } from '@/content/paths.ts';

/**
 * Runs before every change of page: across the border between the two content security policies the
 * browser has to load a document. The router replaces the history entry where the navigation did.
 */
export function createBorderLoader(currentHash: () => string): LoaderFunction {
  return ({ request }) => {
    const target = new URL(request.url);
    if (isStrictDocument(window.location.pathname) === isStrictDocument(target.pathname)) {
      return null;
    }
    // A request has no hash; the router knows it.
    return redirectDocument(target.pathname + target.search + currentHash());
  };
}
