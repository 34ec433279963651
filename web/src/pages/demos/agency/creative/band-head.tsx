import { BandTitle } from '../../example-frame.tsx';
import { LARGE } from './look.ts';

/** The head of a band: what it is about at the left, a remark at the right where there is room. */
export function BandHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="items-end justify-between gap-x-10 md:flex">
      <BandTitle id={id} look={`max-w-xl ${LARGE}`} text={heading} />
      <p className="mt-4 max-w-sm leading-snug">{text}</p>
    </div>
  );
}
