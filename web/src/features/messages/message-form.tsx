import { COMPANY } from '@contract/legal/company.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { SentNote } from './sent-note.tsx';
import { TrapField } from './trap-field.tsx';
import type { PublicForm } from './use-public-form.ts';

/** The frame of every message form: hidden fields, errors, the button and the confirmation. */
export function MessageForm({ form, kind, send, sent, privacy, children }: Props) {
  const { pathname } = useLocation();
  const { state, failure, formProps } = form;
  const problem = useRef<HTMLDivElement>(null);

  // The button was disabled during the request, which takes the focus away from keyboard users.
  useEffect(() => {
    if (failure !== null) problem.current?.focus();
  }, [failure]);

  if (state === 'sent') return <SentNote title={sent.title}>{sent.text}</SentNote>;
  return (
    <form {...formProps} className="@container relative grid w-full gap-5">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="source" value={pathname} />
      <TrapField />
      {children}
      {failure !== null && (
        <div ref={problem} tabIndex={-1}>
          <Banner tone="bad" title={failure.title}>
            {failure.advice} You can also write to{' '}
            <TextLink to={`mailto:${COMPANY.email}`}>{COMPANY.email}</TextLink>.
          </Banner>
        </div>
      )}
      <div className="grid gap-3">
        <Button type="submit" busy={state === 'sending'} className="justify-self-start">
          {send}
        </Button>
        <p className="max-w-measure text-sm text-muted">{privacy}</p>
      </div>
    </form>
  );
}

type Props = {
  form: PublicForm;
  kind: 'message' | 'call' | 'application';
  /** The button's label. */
  send: string;
  sent: { title: string; text: string };
  /** What happens to what is sent. */
  privacy: ReactNode;
  children: ReactNode;
};
