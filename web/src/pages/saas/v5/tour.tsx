import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { TOUR } from './copy.ts';
import { AskScreen } from './ask-screen.tsx';
import { RailDisk, RailHere } from './rail-facts.tsx';
import {
  ActivityScreen,
  BackupsScreen,
  FilesScreen,
  PeopleScreen,
  ServersScreen,
} from './screens.tsx';
import { TodayStrip } from './today-strip.tsx';

/**
 * An application's window: a rail that stays and six parts of which one is shown. The rail is a group of radio
 * buttons and the sheet does the showing, so it works before and without the script, which only adds that an
 * address such as `#files` opens its part and that a chosen part is kept in the address.
 */
export function Tour() {
  const { rail } = TOUR;
  const list = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const open = () => {
      const part = list.current?.querySelector<HTMLInputElement>(
        `input[value="${CSS.escape(window.location.hash.slice(1))}"]`,
      );
      if (part) part.checked = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  return (
    <div className="group/tour lg:grid lg:grid-cols-[17rem_1fr]">
      <div className="bg-accent-deep text-paper">
        <div className="px-5 py-5 md:px-10 lg:px-6 lg:py-8">
          <p className="flex items-center gap-2 font-mono text-xs">
            <Icon name="lock" className="size-3.5" />
            {rail.host}
          </p>
          <RailDisk />
          <fieldset
            ref={list}
            className="grid grid-cols-3 gap-1.5 lg:grid-cols-1 lg:gap-0.5"
            onChange={(event) => {
              if (event.target instanceof HTMLInputElement) {
                window.history.replaceState(window.history.state, '', `#${event.target.value}`);
              }
            }}
          >
            <legend className="sr-only">{rail.label}</legend>
            {PARTS.map((part, index) => (
              <label
                key={part.id}
                className="group/part relative flex min-h-14 cursor-pointer flex-col items-start justify-center gap-x-3 rounded-sm border border-accent px-3 py-1.5 font-semibold hover:bg-accent has-checked:border-paper has-checked:bg-paper has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-paper lg:min-h-11 lg:flex-row lg:items-center lg:justify-start lg:border-transparent"
              >
                <input
                  type="radio"
                  name="part"
                  value={part.id}
                  defaultChecked={index === 0}
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm outline-none"
                />
                <Icon name={part.icon} className="hidden size-4.5 lg:block" />
                {part.label}
                <span className="text-xs font-normal text-on-dark group-has-checked/part:text-muted lg:ml-auto">
                  {part.meta}
                </span>
              </label>
            ))}
          </fieldset>
          <div className="hidden lg:block">
            <a
              href="#sum"
              className="mt-4 flex min-h-11 items-center justify-between border-y border-accent px-3 font-semibold hover:bg-accent"
            >
              {rail.sum}
              <span aria-hidden="true">↓</span>
            </a>
            <RailHere />
          </div>
        </div>
      </div>
      <div className="min-w-0 bg-paper px-5 py-8 md:px-10 md:py-10">
        {PARTS.map((part) => (
          <Sheet key={part.id} part={part} />
        ))}
        <TodayStrip />
      </div>
    </div>
  );
}

function Sheet({ part }: { part: (typeof PARTS)[number] }) {
  return (
    <section aria-labelledby={`${part.id}-title`} className={`hidden ${SHOWN[part.id]}`}>
      <div className="mb-7 grid gap-x-10 gap-y-5 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2
            id={`${part.id}-title`}
            className="font-display text-2xl font-semibold tracking-tight"
          >
            {part.title}
          </h2>
          <p className="mt-3 max-w-xl leading-relaxed">{part.text}</p>
        </div>
        <div className="border-l-2 border-accent pl-4 text-sm leading-relaxed md:col-span-5 md:self-end">
          <p className="font-semibold">{part.fact.term}</p>
          <p>{part.fact.text}</p>
          <p className="mt-2">
            <TextLink to={part.link.to}>{part.link.label}</TextLink>
          </p>
        </div>
      </div>
      {part.screen}
    </section>
  );
}

const PARTS = [
  { ...TOUR.ask, icon: 'search', screen: <AskScreen /> },
  { ...TOUR.files, icon: 'box', screen: <FilesScreen /> },
  { ...TOUR.people, icon: 'user', screen: <PeopleScreen /> },
  { ...TOUR.servers, icon: 'server', screen: <ServersScreen /> },
  { ...TOUR.backups, icon: 'clock', screen: <BackupsScreen /> },
  { ...TOUR.activity, icon: 'receipt', screen: <ActivityScreen /> },
] as const;

/** Whole class names, so that the style sheet's build finds them. */
const SHOWN = {
  ask: 'group-has-[[value=ask]:checked]/tour:block',
  files: 'group-has-[[value=files]:checked]/tour:block',
  people: 'group-has-[[value=people]:checked]/tour:block',
  servers: 'group-has-[[value=servers]:checked]/tour:block',
  backups: 'group-has-[[value=backups]:checked]/tour:block',
  activity: 'group-has-[[value=activity]:checked]/tour:block',
};
