import { SERVICES } from './copy.ts';
import { Drawing } from '@/drawings/drawing.tsx';

/** A morning as a line that falls when a folder is taken away and climbs back as it returns. */
export function RestoreCurve() {
  const { description, moments, note } = SERVICES.rows.restore;
  return (
    <figure>
      <div className="hidden md:block">
        <Drawing label={description} viewBox="0 0 1080 220" className="w-full">
          <path d="M0 40H1080" className="stroke-line-strong" strokeDasharray="2 6" />
          <path d={`${LINE}V220H0Z`} className="fill-accent-tint" />
          <path d={LINE} className="fill-none stroke-accent" strokeWidth="3" />
          <path d="M200 40V180" className="stroke-alert" strokeWidth="3" strokeDasharray="4 6" />
          <circle cx="200" cy="180" r="8" className="fill-raised stroke-ink" strokeWidth="2" />
          <circle cx="420" cy="180" r="8" className="fill-raised stroke-ink" strokeWidth="2" />
          <circle cx="680" cy="70" r="8" className="fill-raised stroke-ink" strokeWidth="2" />
          <circle cx="880" cy="40" r="8" className="fill-raised stroke-ink" strokeWidth="2" />

          <g className="fill-raised stroke-alert" strokeWidth="2" strokeLinejoin="round">
            <path d="M60 96h26l6 8h40v46H60z" transform="translate(186 0)" strokeDasharray="4 4" />
          </g>
          <g className="fill-raised stroke-accent" strokeWidth="2" strokeLinejoin="round">
            <path d="M930 60h26l6 8h40v46h-72z" transform="translate(0 16)" />
            <path d="m950 104 12 12 22-26" className="fill-none" strokeWidth="3" />
          </g>
        </Drawing>
      </div>
      <div className="max-md:grid max-md:grid-cols-[5rem_1fr]">
        <Drawing
          label={description}
          viewBox="0 0 80 216"
          preserveAspectRatio="none"
          className="h-full w-full md:hidden"
        >
          <path
            d="M0 0H64V27H10V81C10 120 56 100 60 150C62 170 64 176 64 189V216H0Z"
            className="fill-accent-tint"
          />
          <path
            d="M64 0V27H10V81C10 120 56 100 60 150C62 170 64 176 64 189V216"
            className="fill-none stroke-accent"
            strokeWidth="3"
          />
          <path d="M64 27H10" className="stroke-alert" strokeWidth="3" strokeDasharray="4 5" />
        </Drawing>
        <ol className="grid border-t border-ink md:grid-cols-[220fr_260fr_200fr_200fr] md:pl-[18%]">
          {moments.map((moment, index) => (
            <li
              key={moment.time}
              className="flex items-baseline gap-4 border-b border-line py-3 md:block md:border-b-0"
            >
              <span
                className={`block font-display text-xl font-semibold tabular-nums md:text-2xl ${index === 0 ? 'text-alert' : ''}`}
              >
                {moment.time}
              </span>
              <span className="text-sm">{moment.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-2 text-sm text-muted">{note}</figcaption>
    </figure>
  );
}

const LINE = 'M0 40H200V180H420C500 180 560 176 680 70C720 44 780 40 880 40H1080';
