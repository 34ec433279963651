import { BandTitle, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

export function Offline() {
  const { offline } = PHONE_APP;
  return (
    <section id="offline" aria-labelledby="offline-title" className="bg-raised">
      <PageWidth className="pt-10 md:pt-24">
        <BandTitle id="offline-title" look={TITLE} text={offline.title} />
        <p className="mt-2 text-muted">{offline.text}</p>
      </PageWidth>
      <ol className="mt-8 grid border-ink sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {offline.scenes.map((scene) => (
          <li key={scene.time} className="max-sm:grid max-sm:grid-cols-[8.5rem_1fr]">
            <TrainScene place={scene.place} />
            <div className="px-5 py-4 sm:pb-8 md:px-8 xl:px-10">
              <p className="text-2xl leading-none font-bold tracking-tight tabular-nums">
                {scene.time}
              </p>
              <p className="mt-2 max-w-sm text-sm leading-relaxed">{scene.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <PageWidth className="grid grid-cols-2 gap-5 py-8 sm:gap-8 sm:pt-0 md:pb-20 lg:grid-cols-12">
        {offline.lists.map((list, index) => (
          <div
            key={list.title}
            className={index === 0 ? 'lg:col-span-5 lg:col-start-3' : 'lg:col-span-4'}
          >
            <h3 className="border-b-2 border-ink pb-2 font-semibold">{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item} className="flex gap-2 border-b sm:gap-3 border-line py-2 text-sm">
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

/** Four pictures of one railway line. Laid side by side their rails and their ground meet. */
function TrainScene({ place }: { place: 'platform' | 'tunnel' | 'hill' | 'valley' }) {
  return (
    <Ornament
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className="block h-full w-full sm:h-50 bg-accent-tint"
    >
      <g strokeWidth="2" {...ROUND} className="fill-none stroke-ink">
        {SCENES[place]}
        <path d="M-10 166H310M-10 176H310" />
        <path
          d={Array.from({ length: 16 }, (_, tie) => `M${tie * 20 + 4} 166v10`).join('')}
          strokeWidth="1"
        />
      </g>
    </Ornament>
  );
}

const SCENES = {
  platform: (
    <>
      <path d="M-10 150H210v16H-10z" className="fill-raised" />
      <path d="M20 150V70h150v80M4 70h186l-20-20H24z" className="fill-paper" />
      <circle cx="95" cy="92" r="13" className="fill-raised" />
      <path d="M95 84v8l6 4M112 150v-24h8v24M108 126h16v-8h-16z" />
      <path
        d="M190 96q50-70 120-76"
        className="stroke-alert"
        strokeDasharray="1 8"
        strokeWidth="3"
      />
      <path d="M310 60C280 66 262 120 236 166h74z" className="fill-on-dark" />
    </>
  ),
  tunnel: (
    <>
      <path d="M-10 60C60 20 120 8 180 22s90 8 130-6V166H-10z" className="fill-on-dark" />
      <path d="M40 166V112a44 44 0 0 1 88 0v54z" className="fill-ink" />
      <path d="M30 166V110a54 54 0 0 1 108 0v56" />
      <path d="M60 166v-44q0-8 8-8h40q8 0 8 8v44z" className="fill-accent-tint" />
      <path d="M68 122h16v16H68zM92 122h16v16H92z" className="fill-raised" />
      <circle cx="88" cy="150" r="4" className="fill-warn-tint" />
      <path d="M186 90l16 16m0-16-16 16" className="stroke-alert" strokeWidth="3" />
    </>
  ),
  hill: (
    <>
      <path d="M-10 16C40-8 100 6 160-4s110 20 150 10V166H-10z" className="fill-on-dark" />
      <path d="M-10 142H310V166H-10z" className="fill-ink" />
      <path
        d="M60 60l12-26 12 26zM96 50l14-30 14 30zM210 56l12-26 12 26zM72 60v10M110 50v10M222 56v10"
        className="fill-paper"
      />
      <path d="M30 166v-18q0-4 4-4h196q14 2 22 22z" className="fill-accent-tint" />
      <path
        d="M44 149h26v9H44zM80 149h26v9H80zM116 149h26v9h-26zM152 149h26v9h-26zM188 149h26v9h-26z"
        className="fill-raised"
      />
    </>
  ),
  valley: (
    <>
      <path d="M-10 6C20 10 40 60 60 166H-10z" className="fill-on-dark" />
      <path d="M120 166C160 128 240 120 310 134v32z" className="fill-paper" />
      <path d="M236 128V100l22-18 22 18v26M250 126v-16h14v14" className="fill-raised" />
      <circle cx="257" cy="104" r="3" className="fill-alert stroke-alert" />
      <path
        d="M250 76C220 30 150 26 112 92"
        className="stroke-alert"
        strokeDasharray="1 8"
        strokeWidth="3"
      />
      <path d="M102 82l8 14 12-12" className="stroke-alert" strokeWidth="3" />
      <path d="M20 166v-22q0-6 6-6h120q20 4 34 28z" className="fill-accent-tint" />
      <path d="M36 144h22v10H36zM68 144h22v10H68zM100 144h22v10h-22z" className="fill-raised" />
    </>
  ),
};
