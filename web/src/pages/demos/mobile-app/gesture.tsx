import { PHONE_APP } from './copy.ts';

/** The word for the finger's movement is the heading's first word, and much the larger part of it. */
export function Gesture({ id, quiet = 'text-muted' }: { id: Movement; quiet?: string }) {
  const { gesture, title, text, hint } = PHONE_APP[id];
  return (
    <div>
      <h2 id={id} className="font-display tracking-tighter">
        <span className="block text-6xl leading-none font-bold md:text-7xl">{gesture} </span>
        <span className="mt-3 block text-xl leading-tight font-semibold tracking-tight text-balance md:text-2xl">
          {title}
        </span>
      </h2>
      <p className="mt-5 max-w-md leading-relaxed">{text}</p>
      <p className={`mt-3 max-w-md text-sm leading-relaxed ${quiet}`}>{hint}</p>
    </div>
  );
}

type Movement = 'pull' | 'hold' | 'swipe' | 'tap';
