import { SmallPrint } from '../poster-type.tsx';
export function Saturn() {
  return (
    <>
      <text x="30" y="250" fontSize="104" textLength="316" className="font-thin font-stretch-125%">
        Saturn
      </text>
      <circle cx="362" cy="244" r="6" className="fill-glow" />
      <SmallPrint
        y={562}
        lines={[
          'The full stop is the planet.',
          'Come and see it larger.',
          'Observatory, second Fridays.',
          'Please bring darkness.',
        ]}
      />
    </>
  );
}
