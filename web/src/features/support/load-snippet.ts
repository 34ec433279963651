import type { Widget } from './support-desk.ts';

declare global {
  interface Window {
    zE?: Widget;
  }
}

/**
 * Adds the help desk's script to the page and resolves with what it defines.
 * @throws {Error} when it is blocked, fails or defines nothing; the next call tries again
 */
export function createSnippetLoader(address: string): () => Promise<Widget> {
  let loading: Promise<Widget> | null = null;
  return () => {
    loading ??= load(address).catch((cause: unknown) => {
      loading = null;
      document.getElementById(ELEMENT_ID)?.remove();
      throw cause;
    });
    return loading;
  };
}

// The script looks for its own element, and in it for its key, under this id.
const ELEMENT_ID = 'ze-snippet';

function load(address: string): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.id = ELEMENT_ID;
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.zE === undefined) reject(new Error('The script defined no widget'));
      else resolve(window.zE);
    });
    script.addEventListener('error', () => reject(new Error('The script could not be loaded')));
    document.head.append(script);
  });
}
