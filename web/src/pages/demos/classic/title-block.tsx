import { MailLink } from '@/bands/mail-link.tsx';
import { BandTitle, DemoNote } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { GRAPH_PAPER, LETTERING } from './look.ts';
import { Ornament, Word } from '@/drawings/drawing.tsx';

/** The page ends as every sheet does: with who drew it, who checked it, and a note. */
export function TitleBlock() {
  const { place, office } = SURVEYOR;
  return (
    <section
      id="office"
      aria-labelledby="office-title"
      className={`border-t-2 border-ink px-3 py-3 md:px-5 md:py-5 ${GRAPH_PAPER}`}
    >
      <div className="flex items-end justify-between gap-10">
        <Seal />
        <div className="w-full border-2 border-ink bg-raised lg:w-2/3">
          <div className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-ink p-4 md:px-6">
            <div>
              <BandTitle id="office-title" look={`${LETTERING} text-2xl`} text={office.title} />
              <p className="font-mono text-xs text-muted">{place}</p>
            </div>
            <MailLink address={office.mail} subject={office.subject} label={office.action} />
          </div>
          <dl className="grid grid-cols-2 gap-px bg-ink md:grid-cols-6">
            {office.blocks.map((block, index) => (
              <div
                key={block.term}
                className={`bg-raised px-4 py-2 md:px-6 ${index < 3 || index > 4 ? 'col-span-2' : ''}`}
              >
                <dt className="font-mono text-xs text-muted">{block.term}</dt>
                <dd className="text-sm leading-snug">{block.text}</dd>
              </div>
            ))}
            <div className="col-span-full bg-raised px-4 py-2 md:px-6">
              <dt className="font-mono text-xs text-muted">{office.noteTerm}</dt>
              <dd className="text-sm leading-snug">
                <DemoNote />
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The round stamp that makes a plan a document. */
function Seal() {
  const { office } = SURVEYOR;
  return (
    <Ornament
      viewBox="-100 -100 200 200"
      className="mb-6 ml-10 hidden w-48 -rotate-12 fill-alert font-mono lg:block"
    >
      <circle r="96" className="fill-paper stroke-alert" strokeWidth="2.5" />
      <circle r="66" className="fill-none stroke-alert" strokeWidth="1.2" />
      <path id="seal-line" d="M0 76a76 76 0 1 1 .1 0" fill="none" />
      <text fontSize="14">
        <textPath href="#seal-line" textLength="470" lengthAdjust="spacing">
          {office.seal}
        </textPath>
      </text>
      <path
        d="M-34 22 0-40 34 22zM-18 22V6h36v16M0-40v20"
        className="fill-none stroke-alert"
        strokeWidth="2"
      />
      <Word y="44" fontSize="15" textAnchor="middle" text={office.sealMark} />
    </Ornament>
  );
}
