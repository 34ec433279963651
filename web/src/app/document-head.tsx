import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { describeHead } from './head.ts';
import { rowOfMatch } from './row-of-match.ts';
import { env } from '@/platform/env.ts';

/** Keeps the head in step with the page; the first one is in the HTML already. */
export function DocumentHead() {
  const { pathname } = useLocation();
  const { meta } = rowOfMatch(useMatches().at(-1));
  useEffect(() => {
    const head = describeHead(meta, pathname, env.siteOrigin);
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document.querySelector('meta[name="robots"]')?.setAttribute('content', head.robots);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical);
  }, [meta, pathname]);
  return null;
}
