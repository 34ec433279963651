import { createSignal } from './signal.ts';

/**
 * A value that is kept as text in the browser and shared by its tabs. Where nothing can be stored it lives as long
 * as the page.
 * @param parse must take any text, and null where there is none
 */
export function createStoredValue<T>({
  key,
  parse,
  storage,
}: {
  key: string;
  parse: (text: string | null) => T;
  storage: Storage;
}): StoredValue<T> {
  let known: { text: string | null; value: T } | null = null;
  let isUnsaved = false;
  const changed = createSignal((emit) =>
    storage.watchStored(key, () => {
      isUnsaved = false;
      emit();
    }),
  );

  return {
    get() {
      const text = isUnsaved && known !== null ? known.text : storage.readStored(key);
      if (known === null || known.text !== text) known = { text, value: parse(text) };
      return known.value;
    },
    set(value) {
      const text = JSON.stringify(value);
      isUnsaved = !storage.writeStored(key, text);
      known = { text, value };
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

export type StoredValue<T> = {
  /** The same object until the value changes, here or in another tab. */
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

type Storage = {
  readStored: (key: string) => string | null;
  writeStored: (key: string, text: string) => boolean;
  watchStored: (key: string, onChange: () => void) => () => void;
};
