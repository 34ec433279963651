import { PEOPLE } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { Opening } from './opening.tsx';
import { Weeks } from './weeks.tsx';
import { OnCall } from './on-call.tsx';
import { Decisions } from './decisions.tsx';
import { WhoseDesk } from './whose-desk.tsx';

export function Page() {
  const { never } = PEOPLE;
  return (
    <>
      <Opening />
      <Weeks />
      <OnCall />
      <Decisions />
      <Section tone="accent" labelledBy="never-title" grid="gap-6 md:grid-cols-12 md:gap-10">
        <h2
          id="never-title"
          className="font-display text-3xl font-semibold tracking-tight md:col-span-8 md:text-5xl"
        >
          {never.title}
        </h2>
        <p className="max-w-sm self-end leading-relaxed text-on-dark md:col-span-4">{never.text}</p>
      </Section>
      <WhoseDesk />
    </>
  );
}
