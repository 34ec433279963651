import { Lamp, Cite, Question, ServerLine, Source } from './phone-screen.tsx';

export function HomeScreen() {
  return (
    <>
      <ServerLine />
      <div className="flex flex-1 flex-col px-5 pt-6 pb-4">
        <p className="text-xl leading-tight font-semibold">Good morning.</p>
        <p className="mt-6 border-b border-line pb-1 text-[11px] text-muted">Asked yesterday</p>
        {[
          ['Boiler pressure', '1.4 bar, filled in March'],
          ['When was the hedge cut', '9 October, by Tom'],
          ['Who wrote to Ida', 'her aunt, two pages'],
        ].map(([question, answer]) => (
          <p key={question} className="border-b border-line py-2">
            <span className="font-semibold">{question}</span>
            <span className="block text-muted">{answer}</span>
          </p>
        ))}
        <p className="mt-auto text-center text-muted">Hold and ask</p>
      </div>
      <div className="flex justify-center border-t border-line py-5">
        <Lamp />
      </div>
    </>
  );
}

export function AnswerScreen() {
  return (
    <>
      <ServerLine />
      <div className="flex-1 space-y-3 px-5 pt-3">
        <Question />
        <p className="text-sm">
          Turn it a quarter to the left, then wait ten minutes before you open the tap.
          <Cite />
        </p>
        <p className="text-sm">It also says that the seal is old and a new one is coming.</p>
        <Source />
      </div>
      <div className="flex justify-center py-4">
        <Lamp />
      </div>
    </>
  );
}

export function DarkScreen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-end gap-6 pb-16">
      <p className="text-center text-sm">
        Closed.
        <br />
        Key in the chip.
      </p>
      <Lamp state="out" />
    </div>
  );
}
