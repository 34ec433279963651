import { SourceNumber } from '../source-number.tsx';
import { TOUR } from './copy.ts';
import { Screen } from './screen.tsx';

/** Four questions to press, each with its answer and the page it was read from. Radio buttons and the sheet do it. */
export function AskScreen() {
  const { screen } = TOUR.ask;
  return (
    <Screen>
      <div className="group/ask grid lg:grid-cols-[15rem_1fr] xl:grid-cols-[15rem_1fr_1fr]">
        <fieldset className="border-line bg-sunk px-3 py-4 max-lg:border-b lg:border-r">
          <legend className="float-left mb-2 w-full px-2 text-sm text-muted">{screen.label}</legend>
          {screen.turns.map((turn, index) => (
            <label
              key={turn.id}
              className="relative flex min-h-11 w-full cursor-pointer items-center rounded-sm border border-transparent px-2 py-1.5 text-sm leading-snug hover:bg-raised has-checked:border-accent has-checked:bg-accent-tint has-checked:font-semibold forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="question"
                value={turn.id}
                defaultChecked={index === 0}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm outline-none"
              />
              {turn.question}
            </label>
          ))}
        </fieldset>
        <div aria-live="polite" className="contents">
          {screen.turns.map((turn) => (
            <Turn key={turn.id} turn={turn} />
          ))}
        </div>
      </div>
      <p className="border-t border-line px-5 py-2.5 text-xs text-muted">{screen.note}</p>
    </Screen>
  );
}

function Turn({ turn }: { turn: (typeof TOUR.ask.screen.turns)[number] }) {
  const { id, question, answer, sources, page, excerpt, marked } = turn;
  return (
    <div className={`hidden ${SHOWN[id]}`}>
      <div className="flex flex-col gap-5 px-5 py-6 md:px-7">
        <p className="ml-6 self-end rounded-lg bg-accent-tint px-4 py-2.5 leading-snug">
          {question}
        </p>
        <p className="max-w-lg text-xl leading-snug">
          {answer}{' '}
          {sources.map((source, index) => (
            <span key={source.file} className="mr-1">
              <SourceNumber number={index + 1} />
            </span>
          ))}
        </p>
        <ul className="mt-auto space-y-2 border-t border-line pt-4 text-sm">
          {sources.map((source, index) => (
            <li key={source.file} className="grid grid-cols-[1.75rem_1fr] items-baseline">
              <SourceNumber number={index + 1} />
              <span className="min-w-0">
                <span className="block font-mono text-xs wrap-anywhere">{source.file}</span>
                <span className="text-muted">{source.place}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col border-line bg-sunk px-5 pt-5 max-xl:border-t md:px-7 lg:col-span-2 xl:col-span-1 xl:border-l">
        <p className="font-mono text-xs text-muted">{page}</p>
        <div className="mt-3 grow space-y-4 border border-b-0 border-line bg-raised px-5 pt-6 md:px-7">
          <Lines />
          {excerpt.map((line, index) => (
            <p key={line} className={index === marked ? '' : 'text-muted'}>
              {index === marked ? <mark className="bg-warn-tint text-ink">{line}</mark> : line}
            </p>
          ))}
          <Lines />
        </div>
      </div>
    </div>
  );
}

/** Lines of the page that the answer does not need. */
function Lines() {
  return (
    <svg aria-hidden="true" height="52" className="block w-full fill-line">
      <rect width="94%" height="5" y="4" />
      <rect width="100%" height="5" y="22" />
      <rect width="62%" height="5" y="40" />
    </svg>
  );
}

/** Whole class names, so that the style sheet's build finds them. */
const SHOWN = {
  signed: 'group-has-[[value=signed]:checked]/ask:contents',
  countersigned: 'group-has-[[value=countersigned]:checked]/ask:contents',
  boiler: 'group-has-[[value=boiler]:checked]/ask:contents',
  trip: 'group-has-[[value=trip]:checked]/ask:contents',
};
