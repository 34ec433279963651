import { JumpList, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { Phone } from './phone-screen.tsx';
import { AnswerScreen, DarkScreen, HomeScreen } from './talk-screens.tsx';

/** Three phones stand in the sky at three heights and are cut off by the horizon. */
export function Sky() {
  const { name, title, lead, facts, jumps, phones } = PHONE_APP;
  return (
    <header className="overflow-hidden bg-paper">
      <PageWidth className="grid gap-8 pt-9 md:pt-16 lg:grid-cols-12 lg:gap-0">
        <div className="min-w-0 lg:col-span-5 lg:pt-8 lg:pb-24">
          <p className="font-semibold">{name}</p>
          <h1 className="mt-4 font-display text-4xl leading-[0.98] font-bold tracking-tighter md:text-6xl lg:text-5xl xl:-mr-16 xl:text-6xl">
            {title}
          </h1>
          <p className="mt-6 max-w-md text-lg leading-relaxed">{lead}</p>
          <ul className="mt-6 space-y-1 text-sm text-muted">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-3">
                <span aria-hidden="true" className="h-px w-5 bg-alert" />
                {fact}
              </li>
            ))}
          </ul>
          <JumpList
            label={name}
            jumps={jumps}
            className="mt-6"
            gaps="gap-x-5 gap-y-1 text-sm"
            link="py-1 font-semibold text-accent underline decoration-on-dark decoration-2 underline-offset-4 hover:decoration-accent"
          />
        </div>
        <div className="flex h-104 min-w-0 items-start gap-5 md:h-136 lg:col-span-7 lg:gap-6 lg:pl-10 xl:pl-16">
          <div className="mt-6 lg:mt-32">
            <Phone time="9:12" label={phones.answer} screen={<AnswerScreen />} />
          </div>
          <div className="mt-32 md:mt-0 lg:mt-2">
            <Phone time="7:40" label={phones.home} screen={<HomeScreen />} />
          </div>
          <div className="max-md:hidden md:mt-48 lg:mt-64">
            <Phone time="22:58" label={phones.closed} tone="dark" screen={<DarkScreen />} />
          </div>
        </div>
      </PageWidth>
    </header>
  );
}
