import { DATA_SHEET } from './copy.ts';
import { HandoffSequence } from './handoff-sequence.tsx';
import { SheetNote, SheetPair, SheetPart } from './sheet.tsx';
import { Caption } from './caption.tsx';

export function HandOffProtocol() {
  const { handoff } = DATA_SHEET;
  return (
    <SheetPart
      number={5}
      id={handoff.id}
      title={handoff.title}
      lazyLayout="lazy-layout-76 md:lazy-layout-41"
    >
      <SheetPair>
        <figure>
          <HandoffSequence
            label={handoff.description}
            actors={handoff.actors}
            steps={handoff.steps}
          />
          <Caption name={handoff.figure} text={handoff.caption} />
        </figure>
        <div>
          <ol className="list-decimal pl-6 text-sm">
            {handoff.steps.map((step) => (
              <li key={step.label} className="mb-2">
                <code className="block text-xs">{step.label}</code>
                {step.text}
              </li>
            ))}
          </ol>
          <SheetNote copy={handoff.more} />
        </div>
      </SheetPair>
    </SheetPart>
  );
}
