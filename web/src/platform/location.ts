/** Leaves this document without keeping it in the history. */
export function replaceLocation(address: string): void {
  window.location.replace(address);
}

/** Loads another document and keeps this one in the history. */
export function assignLocation(address: string): void {
  window.location.assign(address);
}

/** Changes the address shown without loading anything. */
export function rewriteAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Calls back when the browser restores this document from its page cache. */
export function onRestored(listener: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** True when Back or Forward led to this document. */
export function wasReturnedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/** Goes to the page before; does nothing where there is none. */
export function goBack(): void {
  window.history.back();
}

/** True when this entry of the history was left by `submitPost` and is visited again. */
export function wasLeftByPost(): boolean {
  return entryState()[LEFT_BY_POST] === true;
}

/** Makes this entry of the history one that was not left yet. */
export function forgetPost(): void {
  window.history.replaceState({ ...entryState(), [LEFT_BY_POST]: false }, '');
}

/**
 * Leaves this document by a form POST, so that no field ends up in an address. A browser keeps this document in the
 * history then, which it does not with `replaceLocation`: the entry is marked, so that Back can pass over it.
 */
export function submitPost(action: string, fields: Record<string, string>): void {
  window.history.replaceState({ ...entryState(), [LEFT_BY_POST]: true }, '');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

const LEFT_BY_POST = 'leftByPost';

/** What the router and we keep with this entry of the history. */
function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
