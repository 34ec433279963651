import type { Machine } from '@contract/machines.ts';
import { DiskBar } from '@/features/machines/card/disk-bar.tsx';
import { describeDisk } from '@/features/machines/text/disk-text.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Section } from '@/ui/section/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** How full its disk is, as far as the host says. */
export function Storage({ machine, locale }: { machine: Machine; locale: string }) {
  const disk = describeDisk(machine, locale);
  if (disk === null) return null;
  return (
    <Section title="Storage" isWide>
      <p className="font-semibold tabular-nums">{disk.words}</p>
      <DiskBar share={disk.share} className="mt-2 h-2.5" />
      {disk.notice !== null && (
        <div className="mt-4">
          <Banner tone={disk.notice.tone} title={disk.notice.title}>
            {disk.notice.text} <TextLink to={PATHS.invoices}>See larger plans</TextLink>
          </Banner>
        </div>
      )}
    </Section>
  );
}
