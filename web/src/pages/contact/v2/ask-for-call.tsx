import { ENGINEER } from './copy.ts';
import { CallForm } from '@/features/messages/call-form.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';

export function AskForCall() {
  const { form } = ENGINEER;
  return (
    <aside
      id="ask"
      aria-labelledby="ask-title"
      className="-mx-5 bg-accent-tint px-5 py-10 md:-mx-10 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:bg-transparent lg:px-0 lg:py-20"
    >
      <div className="lg:sticky lg:top-24 lg:rounded-lg lg:bg-accent-tint lg:p-8">
        <Heading id="ask-title">{form.title}</Heading>
        <p className="mt-2 mb-6 leading-relaxed">{form.text}</p>
        <CallForm />
        <p className="mt-6 border-t border-line-strong pt-4 text-sm leading-relaxed">
          <CopyText copy={form.otherwise} />
        </p>
      </div>
    </aside>
  );
}
