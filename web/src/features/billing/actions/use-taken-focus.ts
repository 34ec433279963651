import { useEffect, useRef, type RefObject } from 'react';

/** For what takes a form's place: it takes the focus too, because the button that was pressed is gone with its form. */
export function useTakenFocus(): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return note;
}
