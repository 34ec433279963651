import { Cut, HEAVY, SmallPrint } from '../poster-type.tsx';

export function Rain() {
  return (
    <>
      <circle cx="330" cy="210" r="150" className="text-alert" />
      <g fontSize="200" className={`text-accent mix-blend-multiply ${HEAVY}`}>
        <Cut letter="R" x={22} top={0} width={124} height={250} />
        <Cut letter="A" x={150} top={0} width={128} height={372} />
        <Cut letter="I" x={284} top={0} width={54} height={640} />
        <Cut letter="N" x={346} top={0} width={132} height={452} />
      </g>
      <SmallPrint y={560} lines={['Open-air', 'cinema.', 'Fridays', 'in July.']} />
      <SmallPrint x={356} y={632} lines={['Or shine,', 'if it must.']} />
    </>
  );
}
