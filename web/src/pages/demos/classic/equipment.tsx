import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

export function Equipment() {
  const { equipment } = SURVEYOR;
  return (
    <PageWidth as="section" aria-labelledby="equipment-title" className="py-9 md:py-24">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="max-md:max-w-sm md:col-span-5">
          <Instruments label={equipment.drawing} />
        </div>
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
          <h2 id="equipment-title" className={`${LETTERING} text-3xl md:text-4xl`}>
            {equipment.title}
          </h2>
          <p className="mt-3 text-muted">{equipment.text}</p>
          <dl className="mt-8 border-b border-ink">
            {equipment.items.map((item) => (
              <div key={item.name} className="border-t border-ink py-2.5">
                <dt className="font-semibold">{item.name}</dt>
                <dd className="mt-1 font-mono text-sm text-alert">{item.figure}</dd>
                <dd className="mt-1 max-w-lg text-sm leading-relaxed text-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PageWidth>
  );
}

/** A total station on its tripod, the lower two metres of a staff and a satellite pole: 227 units to the metre. */
function Instruments({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 460 560" className="block w-full font-mono">
      <path d="M8 536H452" className="stroke-ink" strokeWidth="1.6" />
      <g className="stroke-line-strong" strokeWidth="1">
        {[14, 66, 118, 170, 222, 274, 326, 378, 430].map((x) => (
          <path key={x} d={`M${x} 538l-9 12`} />
        ))}
      </g>
      <g className="fill-raised stroke-ink" strokeWidth="1.8" strokeLinejoin="round">
        <path d="M128 276 46 534l10 2 98-252zM168 276l82 258-10 2-98-252zM143 284l-2 250h14l-2-250z" />
        <path d="M92 412h20M184 412h20M141 420h14" />
        <path d="M112 262h72l8 14h-88z" />
        <path d="M120 246h56v16h-56z" />
        <path d="M128 246v16M148 246v16M168 246v16" strokeWidth="1" />
        <path d="M104 232h88v14h-88z" />
        <path d="M108 232V138q0-14 14-14h8v94h36v-94h8q14 0 14 14v94z" />
        <path d="M128 124v-16h40v16" className="fill-none" />
        <path
          d="M122 152h52v42h-52zM174 158h14v30h-14zM122 162h-8v22h8z"
          className="fill-accent-tint"
        />
        <circle cx="148" cy="173" r="17" />
        <circle cx="148" cy="173" r="10" className="fill-accent" />
        <path d="M112 220h72" className="fill-none" strokeWidth="1" />
        <circle cx="192" cy="206" r="7" />
        <circle cx="104" cy="206" r="7" />
      </g>
      <path d="M148 290V530" className="stroke-alert" strokeWidth="1" strokeDasharray="8 4 2 4" />
      <path d="M142 530l6 6 6-6" className="fill-none stroke-alert" />
      <g className="stroke-ink" strokeWidth="1.6">
        <path d="M296 60h34v476h-34z" className="fill-raised" />
        {Array.from({ length: 11 }, (_, block) => (
          <path
            key={block}
            d={`M296 ${72 + block * 42}h14v7h-7v7h7v7h-7v7h14v7h-21z`}
            strokeWidth="0"
            className={block % 2 === 0 ? 'fill-ink' : 'fill-alert'}
          />
        ))}
        <path d="M405 96h6v424l-3 16-3-16z" className="fill-raised" strokeWidth="1.2" />
        <path d="M382 82q0-24 26-24t26 24v10h-52z" className="fill-accent-tint" />
        <path d="M378 92h60v8h-60z" className="fill-raised" />
        <path d="M411 262h30v52h-30z" className="fill-accent-tint" />
        <path d="M416 270h20v26h-20z" className="fill-raised" strokeWidth="1" />
      </g>
      <path
        d="M392 40q16-14 32 0M384 28q24-22 48 0"
        className="fill-none stroke-accent"
        strokeWidth="1.4"
      />
      <path d="M192 173H296" className="stroke-alert" strokeWidth="1.4" strokeDasharray="2 5" />
      <g className="fill-ink text-[17px] md:text-[21px] lg:text-[15px]">
        <Word x="206" y="164" text="1.60 m" />
        <Word x="20" y="120" text="total" />
        <Word x="20" y="138" text="station" />
        <Word x="290" y="46" text="staff" />
        <Word x="384" y="14" text="rover" />
      </g>
    </Drawing>
  );
}
