import { createSignal } from '@/lib/signal.ts';

/**
 * Whether this tab can reach the site. The browser's own word is only a hint: it knows the cable, not what is behind it. So
 * whenever there is doubt, the site itself is asked.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  let isLost = false;
  let isLookingOut = false;
  const changed = createSignal(() => {
    if (ports.isOffline()) void check();
    return ports.watch(() => void check());
  });

  async function check(): Promise<boolean> {
    const found = !(await ports.reach());
    if (found !== isLost) {
      isLost = found;
      changed.emit();
    }
    if (isDoubtful()) void lookOut();
    return isLost;
  }

  async function lookOut(): Promise<void> {
    if (isLookingOut) return;
    isLookingOut = true;
    // An answer may still have been under way when the browser lost the network.
    while (isDoubtful()) {
      await ports.pause();
      await check();
    }
    isLookingOut = false;
  }

  const isDoubtful = () => isLost || ports.isOffline();

  const becomes = (wanted: boolean) =>
    new Promise<void>((resolve) => {
      if (isLost === wanted) return resolve();
      const stop = changed.subscribe(() => {
        if (isLost !== wanted) return;
        stop();
        resolve();
      });
    });

  return {
    isLost: () => isLost,
    isDoubtful,
    subscribe: changed.subscribe,
    check,
    whenBack: () => becomes(false),
    whenLost: () => becomes(true),
  };
}

const PAUSE_MS = 3000;
const LONGEST_ANSWER_MS = 8000;

/** This tab's connection. */
export const connection = createConnection({
  isOffline: () => !navigator.onLine,
  watch: (onNews) => {
    window.addEventListener('online', onNews);
    window.addEventListener('offline', onNews);
    return () => {
      window.removeEventListener('online', onNews);
      window.removeEventListener('offline', onNews);
    };
  },
  reach: async () => {
    try {
      // The smallest thing that every release has. Any answer will do.
      await fetch('/favicon.svg', {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      return true;
    } catch {
      return false;
    }
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
});

export type Connection = {
  isLost: () => boolean;
  /** True also where only the browser says so. */
  isDoubtful: () => boolean;
  /** Calls back when the connection is lost or back. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the site. @returns whether the connection is lost */
  check: () => Promise<boolean>;
  whenBack: () => Promise<void>;
  whenLost: () => Promise<void>;
};

/** What the connection knows of the outside; a test hands in its own. */
export type ConnectionPorts = {
  /** What the browser says. */
  isOffline: () => boolean;
  /** Calls back when the browser has news of the network. */
  watch: (onNews: () => void) => () => void;
  /** Whether the site answers. Never rejects. */
  reach: () => Promise<boolean>;
  /** Resolves when it is time to ask again. */
  pause: () => Promise<void>;
};
