import { useState } from 'react';
import { NOTICE } from '@contract/legal/notice.ts';
import { paperFile, type Paper } from '@contract/legal/papers.ts';
import { AcceptForm } from '@/features/papers/accept-form.tsx';
import { AcceptedList } from '@/features/papers/accepted-list.tsx';
import { useAgreements, type Papers } from '@/features/papers/use-agreements.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { messageOf } from '@/lib/message-of.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ListFailure } from '@/ui/banner/list-failure.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useAccount } from '../use-account.ts';

export function Page() {
  const { user, profile, locale } = useAccount();
  const uid = user?.uid ?? '';
  const query = useAgreements(uid);
  const [note, setNote] = useState('');
  if (user === null) return null;
  const papers = query.data;

  return (
    <>
      <PageHeader
        title="Papers"
        lead="The agreements that your books or your data-protection file may ask for. They apply to the whole account."
        note={note}
      />
      {papers === undefined && (query.isError ? <Failure query={query} /> : <Outline />)}
      {papers !== undefined && (
        <div className="grid gap-14">
          <Section title="Data-processing agreement">
            <div className="grid gap-6">
              <Version papers={papers} paper="data-processing" page={PATHS.dataProcessing} />
              <Standing papers={papers} />
              {!isAccepted(papers) && (
                <AcceptForm
                  key={papers.versions['data-processing']}
                  uid={uid}
                  name={profile?.displayName || user.displayName || ''}
                  version={papers.versions['data-processing']}
                  onAccepted={() => setNote('Accepted. The PDF is below.')}
                />
              )}
              <AcceptedList
                accepted={papers.accepted}
                formatMoment={(moment) => formatDayAndTime(moment, locale)}
              />
            </div>
          </Section>
          <Section title="Sub-processors">
            <div className="grid gap-3">
              <Version papers={papers} paper="sub-processors" page={PATHS.subProcessors} />
              <p className="max-w-measure text-sm text-muted">
                {`It is part of the agreement and is there to be read. We write to you ${NOTICE.privacy} before it changes.`}
              </p>
            </div>
          </Section>
        </div>
      )}
    </>
  );
}

/** Which version applies, and where it is. */
function Version({ papers, paper, page }: { papers: Papers; paper: Paper; page: string }) {
  const version = papers.versions[paper];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>
        {'Version that applies: '}
        <span className="font-semibold">{version}</span>
      </p>
      <TextLink to={page}>
        Read it<span className="sr-only"> ({NAMES[paper]})</span>
      </TextLink>
      <TextLink to={paperFile(paper, version)} reloadDocument download>
        Download it as a PDF<span className="sr-only"> ({NAMES[paper]})</span>
      </TextLink>
    </div>
  );
}

/** Whether the version that applies is accepted, where it is not. */
function Standing({ papers }: { papers: Papers }) {
  const [newest] = papers.accepted;
  if (isAccepted(papers)) return null;
  if (newest === undefined) {
    return (
      <p className="max-w-measure">
        It is part of every plan. Accept it if you keep data of other people on your servers, as a
        company or a practice does.
      </p>
    );
  }
  return (
    <Banner tone="warn" title="There is a newer version than the one you accepted">
      {`You accepted version ${newest.version}, which applies until you accept the newer one.`}
    </Banner>
  );
}

function isAccepted({ versions, accepted }: Papers): boolean {
  return accepted.some(({ version }) => version === versions['data-processing']);
}

const NAMES: Readonly<Record<Paper, string>> = {
  'data-processing': 'data-processing agreement',
  'sub-processors': 'sub-processors',
};

function Failure({ query }: { query: ReturnType<typeof useAgreements> }) {
  return (
    <ListFailure
      query={query}
      title="Your papers could not be loaded"
      text={messageOf(query.error)}
    />
  );
}

/** As high as an agreement that is accepted, and the list. */
function Outline() {
  return (
    <output aria-label="Your papers are being loaded" className="grid gap-14">
      <Skeleton className="h-48" />
      <Skeleton className="h-24" />
    </output>
  );
}
