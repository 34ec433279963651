import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { Head } from './head.ts';
import { ROOT_ID } from '../root-id.ts';

/** Keeps the head in step with the page; the first one comes with the HTML. */
export function DocumentHead() {
  const head = useRouteLoaderData<Head | null>(ROOT_ID);
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document.querySelector('meta[name="robots"]')?.setAttribute('content', head.robots);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical);
  }, [head]);
  return null;
}
