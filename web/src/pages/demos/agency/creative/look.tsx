import { BandTitle } from '../../example-frame.tsx';

/** The head of a band: what it is about at the left, a remark at the right where there is room. */
export function BandHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="items-end justify-between gap-x-10 md:flex">
      <BandTitle id={id} look={`max-w-xl ${LARGE}`} text={heading} />
      <p className="mt-4 max-w-sm leading-snug">{text}</p>
    </div>
  );
}

export const HEAVY = 'font-black uppercase font-stretch-extra-condensed';
export const LARGE = `text-4xl leading-none md:text-6xl ${HEAVY}`;
export const WIDE = 'font-black font-stretch-125%';
