import { useEffect } from 'react';
import { startSupport } from './support.ts';

/**
 * Signs the person in to the help desk's chat, which our own buttons open. It keeps running after unmount, because
 * signing out must also end the widget's session.
 */
export function SupportWidget(): null {
  useEffect(() => void startSupport(), []);
  return null;
}
