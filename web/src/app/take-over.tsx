import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logError } from '@/platform/log.ts';

/**
 * Makes a prerendered page live. React draws it again from nothing if someone else, such as an extension or a translator, has put
 * nodes into it: the fields that a person sees then are others, and get what the former ones hold.
 */
export function takeOver(container: HTMLElement, app: ReactNode): void {
  hydrateRoot(container, <Drawn then={keepFields(container)}>{app}</Drawn>, {
    // Nothing is lost, so this is no error of which the API has to hear.
    onRecoverableError: (error) => logError('Drawn again', String(error)),
  });
  delete container.dataset['rendering'];
}

export type TakeOver = typeof takeOver;

/** Runs something once its children are in the document, and before they are painted. */
function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/** @returns what is to run once the page is drawn: it gives the new fields what the former ones hold, and the focus back */
function keepFields(container: HTMLElement): () => void {
  const former = fieldsIn(container);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    if (former.every((field) => field.isConnected)) return;
    const names = numbered(former);
    for (const [name, now] of numbered(fieldsIn(container))) {
      const before = names.get(name);
      if (before === undefined || before === now) continue;
      // The focus comes first, as it does when someone types.
      if (before === focused) now.focus({ preventScroll: true });
      if (isTouched(before)) fill(now, before);
    }
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsIn(container: HTMLElement): Field[] {
  const all = container.querySelectorAll<Field>('input, select, textarea');
  // A browser fills in no file, and no person what is hidden.
  return [...all].filter(({ type }) => type !== 'file' && type !== 'hidden');
}

/** By what both have in common. An extension may have added fields of its own, so their place alone would not do. */
function numbered(fields: readonly Field[]): Map<string, Field> {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const choice = isBox(field) ? field.value : '';
    const name = [field.form?.getAttribute('action'), field.type, field.name, choice].join(' ');
    let number = 0;
    while (byName.has(`${name} ${number}`)) number += 1;
    byName.set(`${name} ${number}`, field);
  }
  return byName;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Whether it holds something else than the document had in it. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** As a person would, so that the page hears of it. */
function fill(now: Field, before: Field): void {
  if (isBox(now) && isBox(before)) {
    if (now.checked !== before.checked) now.click();
    return;
  }
  // React ignores an event after which a field holds what was last written through the element itself.
  Reflect.set(Object.getPrototypeOf(now), 'value', before.value, now);
  now.dispatchEvent(new Event('input', { bubbles: true }));
  now.dispatchEvent(new Event('change', { bubbles: true }));
}
