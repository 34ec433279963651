import { Cut, SmallPrint } from '../poster-type.tsx';

export function Vote() {
  return (
    <>
      <path d="M96 186h308v308H96z" className="text-alert" />
      <g fontSize="200">
        <Cut
          letter="X"
          x={18}
          top={126}
          width={464}
          height={428}
          className="text-accent mix-blend-multiply font-stretch-125%"
        />
      </g>
      <SmallPrint y={54} lines={['The shortest letter you', 'will write this year.']} />
      <SmallPrint y={630} lines={['Parish council.', 'Sunday 9 March, the school.']} />
    </>
  );
}
