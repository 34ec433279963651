import { Window } from '../window.tsx';
import { TickBox } from './bridge-head.tsx';
import { NEXTCLOUD } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function FourSteps() {
  const { walk } = NEXTCLOUD;
  return (
    <Section labelledBy="walk-title">
      <div className="mb-8">
        <Heading id="walk-title" size="lg">
          {walk.title}
        </Heading>
      </div>
      <SetupWalk />
    </Section>
  );
}

/** A set-up as a walk: a large number, what to do, and the screen on which it is done. */
function SetupWalk() {
  return (
    <ol>
      {NEXTCLOUD.walk.steps.map((step, index) => (
        <li
          key={step.title}
          className="grid gap-x-10 gap-y-6 border-t border-line py-8 md:grid-cols-12 md:py-12"
        >
          <span
            aria-hidden="true"
            className="font-display text-5xl leading-none font-semibold text-accent md:col-span-2 md:text-7xl"
          >
            {index + 1}
          </span>
          <div className="md:col-span-4">
            <h3 className="font-display text-xl font-semibold tracking-tight">{step.title}</h3>
            <p className="mt-3 leading-relaxed">{step.text}</p>
            <p className="mt-4 border-l border-accent pl-3 text-sm leading-relaxed text-muted">
              {step.aside}
            </p>
          </div>
          <div className="min-w-0 md:col-span-6">{PICTURES[index]}</div>
        </li>
      ))}
    </ol>
  );
}

const PICTURES = [
  <PasswordScreen key="password" />,
  <FormScreen key="form" />,
  <FolderScreen key="folders" />,
  <ProgressScreen key="progress" />,
];

function PasswordScreen() {
  const screen = NEXTCLOUD.walk.screens.password;
  return (
    <Window title={screen.bar}>
      <div className="space-y-4 p-5 text-sm">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={screen.label} value={screen.value} />
          <DrawnButton label={screen.button} />
        </div>
        <div className="rounded-sm border border-dashed border-warn bg-warn-tint px-4 py-3">
          <p className="font-mono text-sm break-all">{screen.shown}</p>
          <p className="mt-1 text-warn">{screen.hint}</p>
        </div>
      </div>
    </Window>
  );
}

function FormScreen() {
  const screen = NEXTCLOUD.walk.screens.form;
  return (
    <Window title={screen.bar}>
      <div className="space-y-3 p-5 text-sm">
        {screen.fields.map((field) => (
          <Field key={field.label} label={field.label} value={field.value} />
        ))}
        <p className="flex items-center gap-2 pt-1 text-accent">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
          {screen.result}
        </p>
      </div>
    </Window>
  );
}

function FolderScreen() {
  const screen = NEXTCLOUD.walk.screens.folders;
  return (
    <Window title={screen.bar}>
      <ul className="px-5 pt-3 text-sm">
        {NEXTCLOUD.bridge.folders.map((folder) => (
          <li key={folder.name} className="flex items-center gap-3 border-b border-line py-2.5">
            <TickBox ticked={folder.ticked} />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 20"
              className="w-6 fill-accent-tint stroke-accent"
              strokeWidth="1.4"
            >
              <path d="M2 18V3h7l2 3h11v12z" />
            </svg>
            <span className="font-mono text-xs">{folder.name}</span>
            <span className="ml-auto text-muted tabular-nums">{folder.files}</span>
          </li>
        ))}
      </ul>
      <p className="px-5 py-3 text-sm font-semibold">{screen.total}</p>
    </Window>
  );
}

function ProgressScreen() {
  const screen = NEXTCLOUD.walk.screens.progress;
  return (
    <Window title={screen.bar}>
      <div className="p-5 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span className="font-semibold">{screen.label}</span>
          <span className="text-muted">{screen.left}</span>
        </p>
        <div aria-hidden="true" className="mt-3 h-3 rounded-sm bg-sunk">
          <div
            className="h-full rounded-sm bg-accent"
            style={{ width: `${screen.share * 100}%` }}
          />
        </div>
        <ul className="mt-4 border-t border-line">
          {screen.unread.map((entry) => (
            <li
              key={entry.file}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
            >
              <span className="font-mono text-xs leading-6 wrap-anywhere">{entry.file}</span>
              <span className="text-warn">{entry.why}</span>
            </li>
          ))}
        </ul>
      </div>
    </Window>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  return (
    <p className="min-w-0 grow">
      <span className="block text-xs text-muted">{label}</span>
      <span className="mt-1 block rounded-sm border border-line-strong bg-raised px-3 py-2 font-mono text-xs wrap-anywhere">
        {value}
      </span>
    </p>
  );
}

/** A button in a picture: it looks like one and is none. */
function DrawnButton({ label }: { label: string }) {
  return (
    <span className="rounded-sm bg-accent px-4 py-2 text-xs font-semibold text-raised">
      {label}
    </span>
  );
}
