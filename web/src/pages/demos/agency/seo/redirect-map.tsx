import type { ReactNode } from 'react';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/**
 * Old addresses on the left, new ones on the right, and the ways between them. Two radio buttons put them in order, so it
 * works without the script.
 */
export function RedirectMap({ head }: { head: ReactNode }) {
  const { states, before, after } = SEARCH_CONSULTANTS.redirects;
  return (
    <div className="group/ways grid gap-6">
      {head}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{states}</legend>
        {[before, after].map((state, index) => (
          <label
            key={state.button}
            className="relative inline-flex min-h-11 cursor-pointer items-center border border-ink px-4 text-sm font-semibold hover:bg-sunk has-checked:bg-accent-deep has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name="ways"
              value={index === 0 ? 'before' : 'after'}
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {state.button}
          </label>
        ))}
      </fieldset>
      <Before />
      <After />
    </div>
  );
}

function Before() {
  const { before } = SEARCH_CONSULTANTS.redirects;
  return (
    <figure className="group-has-[[value=after]:checked]/ways:hidden">
      <Drawing label={before.label} viewBox="0 0 360 300" className="block w-full max-w-xl">
        <g className="fill-none stroke-alert" strokeWidth="1.8">
          <path d="M98 30C130 30 130 66 150 66S186 30 206 30 240 50 262 58" />
          <path d="M98 78C128 78 128 120 150 120S230 62 262 62" />
          <path
            d="M98 124C150 118 156 158 124 158S92 144 99 131M94 138l5-8 6 7"
            strokeDasharray="5 4"
          />
          <path d="M98 174C160 190 210 160 262 140" />
          <path d="M98 222C160 222 180 270 262 270" strokeDasharray="5 4" />
          <path d="M98 270C130 270 130 230 150 230S200 262 262 266" strokeDasharray="5 4" />
        </g>
        <g className="fill-paper stroke-alert" strokeWidth="2">
          <circle cx="150" cy="66" r="6" />
          <circle cx="206" cy="30" r="6" />
          <circle cx="150" cy="120" r="6" />
          <circle cx="150" cy="230" r="6" />
        </g>
        <Addresses />
        <g className="fill-alert font-mono font-semibold" fontSize="13">
          <Word x="270" y="274" text="404" />
          <Word x="156" y="146" text="in a circle" />
        </g>
      </Drawing>
      <figcaption className="mt-2 font-mono text-xs text-muted">{before.title}</figcaption>
    </figure>
  );
}

function After() {
  const { after } = SEARCH_CONSULTANTS.redirects;
  return (
    <figure className="group-has-[[value=before]:checked]/ways:hidden">
      <Drawing label={after.label} viewBox="0 0 360 300" className="block w-full max-w-xl">
        <g className="fill-none stroke-accent" strokeWidth="2.4">
          <path d="M98 30 258 58M98 78 258 62M98 126 258 66" />
          <path d="M98 174 258 138M98 222 258 214M98 270 258 70" />
          <path d="M252 52l8 6-9 4M250 140l9-3-6 8M249 210l9 4-8 5" />
        </g>
        <Addresses />
      </Drawing>
      <figcaption className="mt-2 font-mono text-xs text-muted">{after.title}</figcaption>
    </figure>
  );
}

function Addresses() {
  return (
    <g className="fill-ink font-mono" fontSize="13.5">
      {OLD.map((address, index) => (
        <Word key={address} x="90" y={34 + index * 48} textAnchor="end" text={address} />
      ))}
      {NEW.map((address, index) => (
        <Word key={address} x="268" y={66 + index * 76} className="font-semibold" text={address} />
      ))}
    </g>
  );
}

const OLD = ['/p?id=118', '/sheds.php', '/sheds/', '/bikes', '/sale-2019', '/en/shed'];
const NEW = ['/sheds', '/sheds/bike', '/offers'];
