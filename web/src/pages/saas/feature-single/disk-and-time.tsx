import { SOURCES_FEATURE } from './copy.ts';
import { ReadingTimes } from './reading-times.tsx';
import { Split } from '@/bands/split.tsx';

export function DiskAndTime() {
  const { needs } = SOURCES_FEATURE;
  return (
    <Split
      title={needs.title}
      note={<p className="leading-relaxed text-muted">{needs.text}</p>}
      tone="raised"
      ratio="5/7"
    >
      <ReadingTimes />
    </Split>
  );
}
