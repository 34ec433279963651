import { Fragment } from 'react';
import { CONSENT_KEYS } from '@contract/api.ts';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { describeAccountProblem } from './account-text.ts';
import { CONSENT_WORDS } from './consent-text.ts';
import { NewsletterSwitch } from './newsletter-switch.tsx';
import { useChangeConsent, useConsents, type ConsentChange } from './use-consents.ts';

/**
 * What the person has agreed to; each consent can be changed separately.
 * @param onChanged called after each change is stored
 */
export function ConsentList({ uid, isConfirmed, formatMoment, onChanged }: Props) {
  const query = useConsents(uid);
  const change = useChangeConsent(uid, onChanged);
  return (
    <WhenLoaded
      query={query}
      loading="What you agreed to is being loaded"
      failed="What you agreed to could not be loaded"
      describe={describeAccountProblem}
    >
      {({ consents, changedAt }) => (
        <div className="grid gap-5">
          {CONSENT_KEYS.map((key) => (
            <Fragment key={key}>
              <CheckboxField
                label={<span className="font-semibold">{CONSENT_WORDS[key].label}</span>}
                hint={CONSENT_WORDS[key].hint}
                checked={consents[key]}
                onChange={(event) => change.mutate({ key, agreed: event.target.checked })}
                error={
                  change.isError && change.variables.key === key
                    ? `Not changed. ${describeAccountProblem(change.error)}`
                    : undefined
                }
              />
              {key === 'productMail' && <NewsletterSwitch uid={uid} isConfirmed={isConfirmed} />}
            </Fragment>
          ))}
          <output className="block text-sm text-muted">
            {describeState(change.isPending, formatMoment(changedAt))}
          </output>
        </div>
      )}
    </WhenLoaded>
  );
}

function describeState(isPending: boolean, changed: string | null): string {
  if (isPending) return 'Saving';
  return changed === null ? 'Not changed yet.' : `Last changed ${changed}`;
}

type Props = {
  uid: string;
  /** Whether the address of the account is. */
  isConfirmed: boolean;
  formatMoment: (moment: string | null) => string | null;
  onChanged: (change: ConsentChange) => void;
};
