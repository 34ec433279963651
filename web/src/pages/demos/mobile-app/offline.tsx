import { PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { TrainScene } from './train-scenes.tsx';

export function Offline() {
  const { offline } = PHONE_APP;
  return (
    <section id="offline" aria-labelledby="offline-title" className="bg-raised">
      <PageWidth className="pt-14 md:pt-24">
        <h2 id="offline-title" className={TITLE}>
          {offline.title}
        </h2>
        <p className="mt-2 text-muted">{offline.text}</p>
      </PageWidth>
      <ol className="mt-8 grid border-ink sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {offline.scenes.map((scene) => (
          <li key={scene.time}>
            <TrainScene place={scene.place} />
            <div className="px-5 pt-4 pb-8 md:px-8 xl:px-10">
              <p className="text-2xl leading-none font-bold tracking-tight tabular-nums">
                {scene.time}
              </p>
              <p className="mt-2 max-w-sm text-sm leading-relaxed">{scene.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <PageWidth className="grid gap-8 pb-14 sm:grid-cols-2 md:pb-20 lg:grid-cols-12">
        {offline.lists.map((list, index) => (
          <div
            key={list.title}
            className={index === 0 ? 'lg:col-span-5 lg:col-start-3' : 'lg:col-span-4'}
          >
            <h3 className="border-b-2 border-ink pb-2 font-semibold">{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item} className="flex gap-3 border-b border-line py-2 text-sm">
                  <span aria-hidden="true" className="w-3 text-center text-alert">
                    {index === 0 ? '✓' : '…'}
                  </span>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageWidth>
    </section>
  );
}
