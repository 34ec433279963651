import { ARCHIVE_STORY } from './copy.ts';

export function MachineNumbers() {
  return (
    <dl className="grid grid-cols-3 gap-4 lg:grid-cols-1 lg:gap-0">
      {ARCHIVE_STORY.machine.numbers.map((item) => (
        <div key={item.text} className="flex flex-col-reverse justify-end border-t border-ink py-3">
          <dt className="text-sm leading-snug text-muted">{item.text}</dt>
          <dd className="font-display text-2xl font-semibold tracking-tight tabular-nums md:text-4xl">
            {item.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
