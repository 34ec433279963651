import { useEffect } from 'react';
import { startSupport } from './support.ts';

/**
 * Puts the help desk's chat on the page for whoever is signed in. Once mounted it goes on without it: the one who signs
 * out must leave the widget too.
 */
export function SupportWidget(): null {
  useEffect(startSupport, []);
  return null;
}
