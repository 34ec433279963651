import { useId } from 'react';
import { INTEGRATIONS } from './copy.ts';
import { ProtocolMark } from './protocol-mark.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/**
 * Connections in groups, with a filter by kind. The filter is radio buttons and style alone:
 * it works without the script, and a browser that cannot do it shows everything.
 */
export function IntegrationGrid() {
  const { legend, all, kinds, asksLabel, cannotLabel, groups } = INTEGRATIONS.grid;
  const name = useId();
  const entries = groups.flatMap((group) => [...group.entries]);
  return (
    <div className="group/grid">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="float-left mr-4 py-2 text-sm text-muted">{legend}</legend>
        <Choice name={name} value="" label={all} count={entries.length} chosen />
        {kinds.map(({ kind, label }, index) => (
          <Choice
            key={kind}
            name={name}
            value={String(index)}
            label={label}
            count={entries.filter((entry) => entry.kind === kind).length}
          />
        ))}
      </fieldset>
      <div className="mt-8 border-b border-line">
        {groups.map((group) => (
          <section
            key={group.title}
            className={`grid gap-x-10 border-t border-ink pt-5 pb-6 lg:grid-cols-12 ${hiddenUnless(
              (kind) => group.entries.some((entry) => entry.kind === kind),
            )}`}
          >
            <div className="lg:col-span-3">
              <h3 className="font-display text-lg font-semibold tracking-tight">{group.title}</h3>
              <p className="mt-2 max-w-sm text-sm leading-relaxed text-muted">{group.text}</p>
            </div>
            <ul className="mt-4 grid content-start gap-x-10 md:grid-cols-2 lg:col-span-9 lg:mt-0">
              {group.entries.map((entry) => (
                <li
                  key={entry.name}
                  className={`grid grid-cols-[3rem_1fr] items-start gap-4 border-b border-line py-4 ${hiddenUnless(
                    (kind) => kind === entry.kind,
                  )}`}
                >
                  <ProtocolMark name={entry.mark} />
                  <div>
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <h4 className="font-display text-lg font-semibold">{entry.name}</h4>
                      <p className="font-mono text-xs text-muted">{entry.protocol}</p>
                    </div>
                    <p className="mt-1 text-sm leading-relaxed">{entry.text}</p>
                    <dl className="mt-2 text-sm leading-relaxed *:grid *:grid-cols-[4.5rem_1fr]">
                      <div>
                        <dt className="text-muted">{asksLabel}</dt>
                        <dd>{entry.asks}</dd>
                      </div>
                      <div>
                        <dt className="text-alert">{cannotLabel}</dt>
                        <dd>{entry.cannot}</dd>
                      </div>
                    </dl>
                    {'more' in entry && (
                      <p className="mt-2 text-sm font-semibold">
                        <TextLink to={entry.more.to}>{entry.more.text}</TextLink>
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Choice({ name, value, label, count, chosen = false }: ChoiceProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-raised px-3.5 text-sm has-checked:border-accent has-checked:bg-accent has-checked:text-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        data-choice={value}
        className="sr-only"
      />
      {label}
      <span className="tabular-nums opacity-80">{count}</span>
    </label>
  );
}

/** The classes that take an element away while a kind is chosen that it does not have. */
function hiddenUnless(has: (kind: string) => boolean): string {
  return INTEGRATIONS.grid.kinds
    .map(({ kind }, index) => (has(kind) ? '' : HIDDEN_WHILE_CHOSEN[index]))
    .filter(Boolean)
    .join(' ');
}

const HIDDEN_WHILE_CHOSEN = [
  'group-has-[[data-choice="0"]:checked]/grid:hidden',
  'group-has-[[data-choice="1"]:checked]/grid:hidden',
  'group-has-[[data-choice="2"]:checked]/grid:hidden',
  'group-has-[[data-choice="3"]:checked]/grid:hidden',
  'group-has-[[data-choice="4"]:checked]/grid:hidden',
];

type ChoiceProps = { name: string; value: string; label: string; count: number; chosen?: boolean };
