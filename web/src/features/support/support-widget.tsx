import { useEffect } from 'react';
import { startSupport } from './support.ts';

/**
 * Shows the help desk's chat to the signed-in person. It keeps running after unmount, because signing
 * out must also end the widget's session.
 */
export function SupportWidget(): null {
  useEffect(startSupport, []);
  return null;
}
