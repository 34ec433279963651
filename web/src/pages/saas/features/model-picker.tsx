import { FEATURES } from './copy.ts';

/**
 * Models against the memory of a machine. The choice of machine is a radio button and the rest is style,
 * so that it works before and without the script.
 */
export function ModelPicker() {
  const { legend, machines, models, note } = FEATURES.models;
  return (
    <div
      className={`group/models rounded-md border border-ink bg-raised text-sm text-ink ${machines.map((_, index) => SCALES[index]).join(' ')}`}
    >
      <fieldset className="border-b border-line p-4">
        <legend className="sr-only">{legend}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {machines.map((machine, index) => (
            <label
              key={machine.name}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-line-strong px-3 py-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="machine"
                value={index}
                defaultChecked={index === 1}
                className="size-4 accent-accent outline-none"
              />
              <span className="font-semibold">{machine.name}</span>
              <span className="-ml-1 text-muted tabular-nums">{machine.memory} GB</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="divide-y divide-line px-4">
        {models.map((model) => (
          <li
            key={model.size}
            className="grid grid-cols-2 items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[6.5rem_1fr_7rem]"
          >
            <span className="font-semibold">{model.size}</span>
            <span className="relative order-last col-span-2 h-5 overflow-hidden rounded-sm bg-sunk sm:order-none sm:col-span-1">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 bg-on-dark transition-[width] duration-200"
                style={{ width: `min(100%, ${model.memory} * 100% / var(--memory, 32))` }}
              />
              <span className="relative block px-2 font-mono text-xs leading-5">
                {model.memory.toFixed(1)} GB
              </span>
            </span>
            {model.verdicts.map((verdict, index) => (
              <span
                key={index}
                className={`text-right tabular-nums ${SHOWN[index]} ${verdict.usable ? '' : 'text-muted'}`}
              >
                {verdict.text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-xs text-muted">{note}</p>
    </div>
  );
}

/** The width of a bar is a share of the chosen machine's memory. */
const SCALES = [
  'has-[[value="0"]:checked]:[--memory:16]',
  'has-[[value="1"]:checked]:[--memory:32]',
  'has-[[value="2"]:checked]:[--memory:64]',
];
const SHOWN = [
  'hidden group-has-[[value="0"]:checked]/models:block',
  'hidden group-has-[[value="1"]:checked]/models:block',
  'hidden group-has-[[value="2"]:checked]/models:block',
];
