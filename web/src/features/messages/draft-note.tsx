import { useEffect, useRef, useState } from 'react';
import { draftKey } from '@/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '@/platform/storage/storage.ts';
import { Button } from '@/ui/button/button.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { readDraft, writeDraft } from './draft.ts';

/**
 * Keeps what is written in the form around it, says so, and puts it back on the next visit. It fills only empty fields: the
 * visitor may have typed before the script arrived.
 */
export function DraftNote({ position, names }: Props) {
  const note = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [state, setState] = useState<State>('none');

  useEffect(() => {
    const form = note.current?.closest('form');
    if (form === null || form === undefined) return undefined;
    const isBack = fillIn(form, readDraft(readStored(draftKey(position)), names));
    const keep = () => setState(store(form, position, names));
    keep();
    if (isBack) setState('back');
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [position, names]);

  function clear(): void {
    const form = note.current?.closest('form');
    form?.reset();
    writeStored(draftKey(position), null);
    setState('none');
    form?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  }

  return (
    <div
      ref={note}
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted"
    >
      <p role="status">{isLive && WORDS[state]}</p>
      {(state === 'kept' || state === 'back') && (
        <Button variant="quiet" size="sm" onClick={clear}>
          Clear the draft
        </Button>
      )}
    </div>
  );
}

export function forgetDraft(position: string): void {
  writeStored(draftKey(position), null);
}

function store(form: HTMLFormElement, position: string, names: readonly string[]): State {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value;
  }
  const text = writeDraft(fields, names);
  if (!writeStored(draftKey(position), text)) return 'refused';
  return text === null ? 'none' : 'kept';
}

/** @returns whether any field now holds what the draft has for it */
function fillIn(form: HTMLFormElement, draft: Readonly<Record<string, string>>): boolean {
  let isBack = false;
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText) continue;
    if (control.value === '') control.value = value;
    if (control.value === value) isBack = true;
  }
  return isBack;
}

const WORDS = {
  none: 'This browser keeps a draft while you write, until you send it.',
  kept: 'Draft kept in this browser until you send it.',
  back: 'Your draft is back. It stays in this browser until you send it.',
  refused: 'This browser does not let us keep a draft: send it before you close the page.',
};

type State = keyof typeof WORDS;

type Props = {
  /** What is applied for; each position has a draft of its own. */
  position: string;
  /** Which fields are kept. */
  names: readonly string[];
};
