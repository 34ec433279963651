import type { ReactNode } from 'react';
import type { InvitationPreview } from '@contract/people.ts';
import { formatDay } from '@/lib/dates.ts';
import { listWords, whose } from '../text/people-words.ts';

/** Whose servers, which, until when, and what joining means. */
export function InvitationFacts({ preview, locale }: Props) {
  const { ownerName, ownerEmail, until, lapsesAt } = preview;
  const owner = ownerName ?? 'the owner';
  const lastDay = formatDay(until, locale);
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact term="From">
          <span className="font-semibold wrap-anywhere">{ownerName ?? 'The owner'}</span>
          {ownerEmail !== null && (
            <span className="block text-sm break-all text-muted">{ownerEmail}</span>
          )}
        </Fact>
        <Fact term="You may open">
          <span className="wrap-anywhere">{describeShared(preview)}</span>
        </Fact>
        {lastDay !== null && <Fact term="Until">the end of {lastDay}</Fact>}
        <Fact term="Answer by">{formatDay(lapsesAt, locale)}</Fact>
      </dl>
      <section className="grid gap-2">
        <h2 className="font-semibold">If you join</h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          <li>
            The server and {owner} learn your name, your confirmed e-mail address and when you were
            there last.
          </li>
          <li>
            {capital(owner)} pays, can fetch all data on the server, yours included, and can end
            this at any time.
          </li>
          <li>It is free for you, and you can leave at any time.</li>
        </ul>
      </section>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function describeShared({ ownerName, machines, isForAll }: InvitationPreview): string {
  if (!isForAll) return listWords(machines);
  const all = `All ${whose(ownerName)} servers, now and later`;
  return machines.length === 0 ? `${all}, once there is one` : `${all}: ${listWords(machines)}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Props = { preview: InvitationPreview; locale: string };
