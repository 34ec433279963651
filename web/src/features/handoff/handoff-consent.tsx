import { HANDOFF_FACTS, type HandoffSession } from '@contract/handoff.ts';
import { Door } from '@/drawings/door/door.tsx';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PagePicture } from '@/ui/panel/panel.tsx';

/** Asks before an address that is not one of the person's servers may sign them in. */
export function HandoffConsent({ host, onConnect }: { host: string; onConnect: () => void }) {
  return (
    <section className="grid max-w-lg gap-6" aria-labelledby="consent-title">
      <PagePicture>
        <Door state="shut" />
      </PagePicture>
      <h1
        id="consent-title"
        className="font-display text-3xl font-semibold tracking-tight sm:text-4xl"
      >
        Is this your server?
      </h1>
      <p>
        A link asks {PRODUCT_NAME} to sign you in at this address, which is not one of your servers
        yet:
      </p>
      <p className="rounded-lg border border-line bg-raised px-5 py-5 font-mono text-lg font-medium wrap-anywhere sm:text-xl">
        {host}
      </p>
      <div>
        <h2 className="font-semibold">If you connect it</h2>
        <p className="mt-1">
          {PRODUCT_NAME} will sign you in there from now on, without asking again. It learns:
        </p>
        <ul className="mt-2 grid gap-2" aria-label="What it learns">
          {LINES.map((words) => (
            <li key={words} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 text-accent" />
              {words}
            </li>
          ))}
        </ul>
        <p className="mt-4 flex gap-3">
          <Icon name="close" className="mt-1 size-5 text-muted" />
          The rest of your account stays closed to it: your profile, your plan, your payments and
          your other servers.
        </p>
      </div>
      <p className="text-sm text-muted">
        Read the address letter by letter. Connect it only if you run it, or know who does. You can
        revoke it under “Permissions” in your account.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConnect}>Connect</Button>
        <ButtonLink to={PATHS.home} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </section>
  );
}

/** Only one’s own server asks for consent: there, the person, the account and the owner are the same. */
const WHO = 'Your account number, which all your servers see, and that this one is your own';

const FACT_WORDS: Readonly<Record<keyof HandoffSession, string>> = {
  name: 'Your name, if you have entered one',
  email: 'Your e-mail address, once it is confirmed',
  planInForce: 'Whether you have a plan in force, but not which',
  person: WHO,
  account: WHO,
  role: WHO,
  owner: WHO,
  server: 'The number of its own entry in your list',
  origin: 'The address that you agree to here',
  version: 'The version of this list',
};

const LINES = [...new Set(HANDOFF_FACTS.map((fact) => FACT_WORDS[fact]))];
