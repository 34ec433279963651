import { useState, type KeyboardEvent } from 'react';

/** Handlers for a password's input, and the hint to show with it while Caps Lock is on. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsOn(event.getModifierState('CapsLock'));
  return {
    hint: isOn ? 'Caps Lock is on.' : undefined,
    handlers: { onKeyDown: look, onKeyUp: look },
  };
}
