import { SOURCES_FEATURE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { RowTable } from '@/bands/row-table.tsx';
import { Section } from '@/bands/section.tsx';

export function Settings() {
  const { settings } = SOURCES_FEATURE;
  return (
    <Section labelledBy="settings-title">
      <div className="mb-6">
        <Heading id="settings-title">{settings.title}</Heading>
      </div>
      <RowTable caption={settings.caption} head={settings.head} rows={settings.rows} />
    </Section>
  );
}
