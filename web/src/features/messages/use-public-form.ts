import { useState, type FormEvent } from 'react';
import { findFault, type FieldRule } from './field-rules.ts';
import { sendForm, type Failure, type FormAddress } from './send-form.ts';

type Rules<Name extends string> = Readonly<Record<Name, FieldRule>>;

/**
 * A form of a public page. It is a plain form with the browser's own checks until this takes over; its inputs stay the
 * browser's, so that what was typed before the script arrived is still there. Small on purpose: it is on public pages.
 */
export function usePublicForm<Name extends string>(address: FormAddress, rules: Rules<Name>) {
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<Partial<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    const found = findFaults(rules, fields);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setState('sending');
    const reason = await sendForm(address, fields);
    setFailure(reason);
    setSent(fields);
    setState(reason === null ? 'sent' : 'open');
  }

  /** An error clears as the person corrects it; none appears before they submit. */
  function review({ target }: FormEvent<HTMLFormElement>): void {
    if (!isControl(target) || faults[target.name] === undefined) return;
    const { name } = target;
    const fields = readFields(target.form);
    setFaults((former) => {
      const { [name]: _mended, ...others } = former;
      const fault = findFaults(rules, fields)[name];
      return fault === undefined ? others : { ...others, [name]: fault };
    });
  }

  return {
    state,
    failure,
    /** What was last on its way to us. */
    sent,
    formProps: {
      action: address,
      method: 'post',
      ref: takeOver,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: review,
    },
    /** The attributes of a field that follow from its rule, and what is wrong with it. */
    field: (name: Name) => {
      const { missing, min, max } = rules[name];
      return {
        name,
        required: missing !== undefined,
        ...(min === undefined ? {} : { minLength: min }),
        ...(max === undefined ? {} : { maxLength: max }),
        error: faults[name],
      };
    },
  };
}

export type PublicForm = Pick<ReturnType<typeof usePublicForm>, 'state' | 'failure' | 'formProps'>;

/** The browser's own checks are for the time before this runs: it shows them one by one, and cuts off a long text without a word. */
function takeOver(form: HTMLFormElement | null): void {
  if (form === null) return;
  form.noValidate = true;
  for (const control of form.querySelectorAll('[maxlength]')) control.removeAttribute('maxlength');
}

function readFields(form: HTMLFormElement | null): Record<string, string> {
  const entries = form === null ? [] : [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(UNSEEN, ' ') : '',
    ]),
  );
}

/** Invisible characters that come with pasted text and that the API refuses. */
const UNSEEN = /[^\P{Cc}\r\n]/gu;

function findFaults(
  rules: Rules<string>,
  fields: Record<string, string>,
): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const fault = findFault(rule, fields[name] ?? '');
    if (fault !== undefined) found[name] = fault;
  }
  return found;
}

function focusFirst(form: HTMLFormElement, found: Partial<Record<string, string>>): void {
  for (const control of form.elements) {
    if (isControl(control) && found[control.name] !== undefined) return control.focus();
  }
}

function isControl(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
