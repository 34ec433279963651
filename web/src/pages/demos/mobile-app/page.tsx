import type { ReactNode } from 'react';
import { PHONE_APP } from './copy.ts';
import { DEMO_NOTE } from '../demo-note.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { PairingLaptop } from './pairing-laptop.tsx';
import {
  AnswerScreen,
  ContrastScreen,
  DarkScreen,
  FinderScreen,
  HeldScreen,
  HomeScreen,
  LargeScreen,
  OrderScreen,
  PageScreen,
  PulledScreen,
} from './phone-screens.tsx';
import { HoldTrace, PullTrace, SwipeTrace, TapTrace } from './traces.tsx';
import { TrainScene } from './train-scenes.tsx';
import { Phone } from './phone-screen.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  return (
    <div data-trade="mobile-app" className="overflow-x-clip">
      <Sky />
      <Pull />
      <Hold />
      <Swipe />
      <Tap />
      <Offline />
      <Permissions />
      <Access />
      <Pairing />
      <Changes />
    </div>
  );
}

const { phones, pull, hold, swipe, tap, offline, permissions, access, pairing, changes } =
  PHONE_APP;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const TITLE = 'font-display text-2xl leading-tight font-semibold tracking-tight md:text-3xl';

/** Three phones stand in the sky at three heights and are cut off by the horizon. */
function Sky() {
  return (
    <header className="overflow-hidden bg-paper">
      <div className={`${BAND} grid gap-12 pt-12 md:pt-16 lg:grid-cols-12 lg:gap-0`}>
        <div className="min-w-0 lg:col-span-5 lg:pt-8 lg:pb-24">
          <p className="font-semibold">{PHONE_APP.name}</p>
          <h1 className="mt-4 font-display text-4xl leading-[0.98] font-bold tracking-tighter md:text-6xl lg:text-5xl xl:-mr-16 xl:text-6xl">
            {PHONE_APP.title}
          </h1>
          <p className="mt-6 max-w-md text-lg leading-relaxed">{PHONE_APP.lead}</p>
          <ul className="mt-6 space-y-1 text-sm text-muted">
            {PHONE_APP.facts.map((fact) => (
              <li key={fact} className="flex items-center gap-3">
                <span aria-hidden="true" className="h-px w-5 bg-signal" />
                {fact}
              </li>
            ))}
          </ul>
          <nav aria-label={PHONE_APP.name} className="mt-6">
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {PHONE_APP.jumps.map((jump) => (
                <li key={jump.to}>
                  <a
                    href={jump.to}
                    className="inline-block py-1 font-semibold text-evergreen underline decoration-mist decoration-2 underline-offset-4 hover:decoration-evergreen"
                  >
                    {jump.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="flex h-104 min-w-0 items-start gap-5 md:h-136 lg:col-span-7 lg:gap-6 lg:pl-10 xl:pl-16">
          <div className="mt-6 lg:mt-32">
            <Phone label={phones.answer}>
              <AnswerScreen />
            </Phone>
          </div>
          <div className="mt-32 md:mt-0 lg:mt-2">
            <Phone label={phones.home}>
              <HomeScreen />
            </Phone>
          </div>
          <div className="max-md:hidden md:mt-48 lg:mt-64">
            <Phone label={phones.closed} tone="dark">
              <DarkScreen />
            </Phone>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The word for the finger's movement is the heading's first word, and much the larger part of it. */
function Gesture({
  id,
  gesture,
  title,
  text,
  hint,
  quiet = 'text-muted',
  children,
}: {
  id: string;
  gesture: string;
  title: string;
  text: string;
  hint: string;
  quiet?: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 id={id} className="font-display tracking-tighter">
        <span className="block text-6xl leading-none font-bold md:text-7xl">{gesture} </span>
        <span className="mt-3 block text-xl leading-tight font-semibold tracking-tight text-balance md:text-2xl">
          {title}
        </span>
      </h2>
      {children}
      <p className="mt-5 max-w-md leading-relaxed">{text}</p>
      <p className={`mt-3 max-w-md text-sm leading-relaxed ${quiet}`}>{hint}</p>
    </div>
  );
}

/** The phone hangs down from the edge above, as the sheet does on its screen. */
function Pull() {
  return (
    <section aria-labelledby="pull" className="overflow-hidden bg-raised">
      <div className={`${BAND} grid md:grid-cols-12 md:gap-10`}>
        <div className="relative z-10 mx-auto -mt-8 h-132 md:order-last md:col-span-5 md:h-140">
          <div className="relative">
            <Phone label={pull.drawing}>
              <PulledScreen />
            </Phone>
            <PullTrace />
          </div>
        </div>
        <div className="py-12 md:col-span-7 md:self-end md:py-20">
          <Gesture id="pull" {...pull} />
        </div>
      </div>
    </section>
  );
}

/** The rings leave the phone and run under the text. */
function Hold() {
  return (
    <section aria-labelledby="hold" className="overflow-hidden bg-lichen">
      <div className={`${BAND} grid gap-10 pt-16 pb-20 md:grid-cols-12 md:pt-24 md:pb-32`}>
        <div className="mx-auto md:col-span-6 md:ml-16">
          <div className="relative">
            <HoldTrace marks={hold.marks} />
            <Phone label={hold.drawing}>
              <HeldScreen />
            </Phone>
          </div>
        </div>
        <div className="relative md:col-span-5 md:col-start-8">
          <Gesture id="hold" {...hold} />
        </div>
      </div>
    </section>
  );
}

function Swipe() {
  return (
    <section aria-labelledby="swipe" className="overflow-hidden bg-paper">
      <div className={`${BAND} pt-16 md:pt-24`}>
        <div className="grid gap-12 lg:grid-cols-12 lg:items-start">
          <div className="lg:col-span-5 lg:pb-20">
            <Gesture id="swipe" {...swipe} />
          </div>
          <div
            role="img"
            aria-label={swipe.drawing}
            className="relative mx-auto h-110 w-full max-w-xl lg:col-span-7 lg:h-124"
          >
            <div aria-hidden="true">
              <div className="absolute top-10 right-0 lg:right-8">
                <Phone label={swipe.drawing}>
                  <PageScreen />
                </Phone>
              </div>
              <div className="absolute -left-10 -rotate-3 sm:left-0 lg:left-6">
                <Phone label={swipe.drawing}>
                  <AnswerScreen />
                </Phone>
              </div>
            </div>
            <SwipeTrace />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Night: the one dark band. */
function Tap() {
  return (
    <section aria-labelledby="tap" className="overflow-hidden bg-evergreen-deep text-raised">
      <div className={`${BAND} grid gap-12 pt-16 md:grid-cols-12 md:gap-10 md:pt-20`}>
        <div className="md:col-span-6 md:col-start-7 md:row-start-1 md:pt-10 md:pb-24 lg:col-span-5 lg:col-start-8">
          <Gesture id="tap" {...tap} quiet="text-mist" />
        </div>
        <div className="mx-auto -mb-6 md:col-span-6 md:row-start-1 md:self-end">
          <div className="relative">
            <Phone label={tap.drawing} tone="dark">
              <DarkScreen />
            </Phone>
            <TapTrace />
          </div>
        </div>
      </div>
    </section>
  );
}

function Offline() {
  return (
    <section id="offline" aria-labelledby="offline-title" className="bg-raised">
      <div className={`${BAND} pt-14 md:pt-24`}>
        <h2 id="offline-title" className={TITLE}>
          {offline.title}
        </h2>
        <p className="mt-2 text-muted">{offline.text}</p>
      </div>
      <ol className="mt-8 grid border-ink sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {offline.scenes.map((scene) => (
          <li key={scene.time}>
            <TrainScene place={scene.place} />
            <div className="px-5 pt-4 pb-8 md:px-8 xl:px-10">
              <p className="text-2xl leading-none font-bold tracking-tight tabular-nums">
                {scene.time}
              </p>
              <p className="mt-2 max-w-sm text-sm leading-relaxed">{scene.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`${BAND} grid gap-8 pb-14 sm:grid-cols-2 md:pb-20 lg:grid-cols-12`}>
        {offline.lists.map((list, index) => (
          <div
            key={list.title}
            className={index === 0 ? 'lg:col-span-5 lg:col-start-3' : 'lg:col-span-4'}
          >
            <h3 className="border-b-2 border-ink pb-2 font-semibold">{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item} className="flex gap-3 border-b border-line py-2 text-sm">
                  <span aria-hidden="true" className="w-3 text-center text-signal">
                    {index === 0 ? '✓' : '…'}
                  </span>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Permissions() {
  return (
    <section id="permissions" aria-labelledby="permissions-title" className="bg-sunk">
      <div className={`${BAND} grid gap-10 py-14 md:py-24 lg:grid-cols-12`}>
        <div className="lg:col-span-4">
          <h2 id="permissions-title" className={TITLE}>
            {permissions.title}
          </h2>
          <p className="mt-4 leading-relaxed">{permissions.text}</p>
          <h3 className="mt-10 font-semibold">{permissions.neverTitle}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-lg leading-snug text-muted">
            {permissions.never.map((item) => (
              <li key={item} className="line-through decoration-signal decoration-2">
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm leading-relaxed">{permissions.note}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div className="rounded-[1.6rem] border-2 border-ink bg-raised">
            <p
              aria-hidden="true"
              className="border-b border-line px-5 py-3 text-center text-sm font-semibold md:px-8"
            >
              {permissions.drawing}
            </p>
            <dl className="divide-y divide-line">
              {permissions.rows.map((row) => (
                <div
                  key={row.name}
                  className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-5 py-5 md:px-8"
                >
                  <dt className="text-lg font-semibold">{row.name}</dt>
                  <dd className="flex items-center gap-3 text-sm">
                    {row.state}
                    <span
                      aria-hidden="true"
                      className={`flex h-6 w-10 items-center rounded-full border-2 px-0.5 ${row.on ? 'justify-end border-evergreen bg-evergreen' : 'border-line-strong bg-raised'}`}
                    >
                      <span
                        className={`size-4 rounded-full ${row.on ? 'bg-raised' : 'bg-line-strong'}`}
                      />
                    </span>
                  </dd>
                  <dd className="col-span-2 max-w-md text-sm leading-relaxed text-muted">
                    {row.why}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

const ACCESS_SCREENS = {
  large: <LargeScreen />,
  order: <OrderScreen />,
  contrast: <ContrastScreen />,
};
const ACCESS_HEIGHTS = ['lg:mt-24', 'lg:mt-0', 'lg:mt-40'];

function Access() {
  return (
    <section aria-labelledby="access-title" className="bg-paper">
      <div className={`${BAND} py-14 md:py-24`}>
        <h2 id="access-title" className={`max-w-xl ${TITLE}`}>
          {access.title}
        </h2>
        <div
          role="group"
          aria-labelledby="access-title"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen this scrolls, and must be reachable with the keyboard
          tabIndex={0}
          className="-mx-5 mt-10 overflow-x-auto px-5 pb-4 md:-mx-10 md:px-10"
        >
          <ul className="flex w-max items-start gap-8 lg:w-full lg:justify-between">
            {access.phones.map((phone, index) => (
              <li key={phone.id} className={`w-66 ${ACCESS_HEIGHTS[index] ?? ''}`}>
                <Phone label={phone.drawing}>{ACCESS_SCREENS[phone.id]}</Phone>
                <p className="mt-5 font-semibold">{phone.caption}</p>
                <p className="mt-1 text-sm leading-relaxed text-muted">{phone.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mt-10 grid gap-x-10 gap-y-3 border-t-2 border-ink pt-6 text-sm leading-relaxed md:grid-cols-2 lg:mt-16 lg:ml-auto lg:w-9/12">
          {access.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pairing() {
  return (
    <section id="pairing" aria-labelledby="pairing-title" className="overflow-hidden bg-lichen">
      <div className={`${BAND} grid gap-10 pt-14 md:pt-20 lg:grid-cols-12`}>
        <div className="lg:col-span-5 lg:pb-20">
          <h2 id="pairing-title" className={TITLE}>
            {pairing.title}
          </h2>
          <ol className="mt-8 space-y-6">
            {pairing.steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[3rem_1fr]">
                <span
                  aria-hidden="true"
                  className="text-3xl leading-none font-bold tracking-tighter text-signal"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{step.title}</h3>
                  <p className="mt-1 text-sm leading-relaxed">
                    <CopyText copy={step.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8 border-t border-line-strong pt-4 text-sm leading-relaxed">
            <CopyText copy={pairing.lost} />
          </p>
        </div>
        <div
          role="img"
          aria-label={pairing.drawing}
          className="relative h-132 lg:col-span-7 lg:h-auto lg:min-h-150"
        >
          <div
            aria-hidden="true"
            className="absolute top-0 -left-10 w-120 max-w-none sm:left-0 sm:w-140 lg:-right-24 lg:left-auto"
          >
            <PairingLaptop digits={pairing.digits} />
          </div>
          <div
            aria-hidden="true"
            className="absolute top-52 right-0 rotate-6 lg:top-56 lg:right-72"
          >
            <Phone label={pairing.drawing}>
              <FinderScreen digits={pairing.digits} />
            </Phone>
          </div>
        </div>
      </div>
    </section>
  );
}

function Changes() {
  return (
    <section aria-labelledby="changes-title" className="bg-raised">
      <div className={`${BAND} grid gap-10 py-14 md:grid-cols-12 md:py-20`}>
        <div className="md:col-span-7">
          <h2 id="changes-title" className="font-semibold">
            {changes.title}
          </h2>
          <dl className="mt-4 border-b border-line">
            {changes.entries.map((entry) => (
              <div
                key={entry.version}
                className="grid grid-cols-[4rem_1fr] border-t border-line py-3"
              >
                <dt className="font-bold tabular-nums">{entry.version}</dt>
                <dd className="leading-snug">{entry.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-col items-start gap-3 md:col-span-4 md:col-start-9">
          {changes.links.map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          ))}
          <p className="mt-3 text-sm leading-relaxed text-muted">
            <CopyText copy={DEMO_NOTE} />
          </p>
        </div>
      </div>
    </section>
  );
}
