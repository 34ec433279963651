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

/** Leaves this document by a form POST, so that no field ends up in an address. */
export function submitPost(action: string, fields: Record<string, string>): void {
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
