import { JumpList, PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';

export function Opening() {
  const { name, trade, title, lead, asides, jumps } = WEB_STUDIO;
  return (
    <PageWidth className="pt-6 pb-10 md:pb-20">
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 text-sm">
        <p>
          <strong>{name}</strong>, {trade.toLowerCase()}
        </p>
        <JumpList
          label={name}
          jumps={jumps}
          gaps="gap-x-5"
          link="py-1 text-accent underline underline-offset-4 hover:bg-warn-tint"
        />
      </div>
      <h1 className="mt-12 text-5xl font-semibold tracking-tighter sm:text-6xl md:mt-28 lg:text-7xl">
        {title.start}
        <a
          href={title.to}
          className="text-accent underline decoration-[0.06em] underline-offset-[0.1em] hover:bg-warn-tint"
        >
          {title.link}
        </a>
      </h1>
      <div className="mt-9 grid gap-5 md:mt-24 md:grid-cols-12 md:gap-10">
        <p className="text-xl leading-snug md:col-span-6">{lead}</p>
        {asides.map((aside) => (
          <p key={aside} className="text-sm md:col-span-3">
            {aside}
          </p>
        ))}
      </div>
    </PageWidth>
  );
}
