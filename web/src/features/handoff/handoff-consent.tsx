import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

/** Asks before an address that is not one of the person's servers may sign them in. */
export function HandoffConsent({ host, onConnect }: { host: string; onConnect: () => void }) {
  return (
    <section className="grid gap-6" aria-labelledby="consent-title">
      <h1
        id="consent-title"
        className="font-display text-2xl font-semibold tracking-tight sm:text-3xl"
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
        <ul className="mt-2 grid gap-2">
          <Ability icon="check">It can sign you in, now and later, without asking again</Ability>
          <Ability icon="check">
            It can read your profile: name, e-mail address, company and phone
          </Ability>
          <Ability icon="close">It cannot change your profile, your plan or your payments</Ability>
        </ul>
      </div>
      <p className="text-sm text-muted">
        Read the address letter by letter. Connect it only if you run it, or know who does. You can
        take it back under “Permissions” in your account.
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

function Ability({ icon, children }: { icon: 'check' | 'close'; children: string }) {
  return (
    <li className="flex gap-3">
      <Icon
        name={icon}
        className={icon === 'check' ? 'mt-1 size-5 text-accent' : 'mt-1 size-5 text-muted'}
      />
      {children}
    </li>
  );
}
