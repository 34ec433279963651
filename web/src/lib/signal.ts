/**
 * Tells its subscribers that something has changed.
 * @param watch looks out for changes from elsewhere while there are subscribers; answers with what ends it
 */
export function createSignal(watch: (emit: () => void) => () => void = () => () => {}): Signal {
  const listeners = new Set<() => void>();
  let unwatch = () => {};
  const emit = () => listeners.forEach((listener) => listener());
  return {
    emit,
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch(emit);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch();
      };
    },
  };
}

export type Signal = {
  emit: () => void;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
};
