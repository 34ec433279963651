import { NEWSLETTER } from '@contract/messages.ts';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import { describeAccountProblem } from './account-text.ts';
import { useChooseNewsletter, useNewsletter } from './use-newsletter.ts';

/** Whether the newsletter goes to the address of the account, which has to be confirmed for it. */
export function NewsletterSwitch({ uid, isConfirmed }: Props) {
  const query = useNewsletter(uid, isConfirmed);
  const choose = useChooseNewsletter(uid);
  const label = <span className="font-semibold">Send me the newsletter</span>;
  if (!isConfirmed) {
    return (
      <CheckboxField
        label={label}
        hint={`${NEWSLETTER} Confirm the e-mail address of your account first.`}
        checked={false}
        disabled
      />
    );
  }
  return (
    <WhenLoaded
      query={query}
      loading="Whether you get the newsletter is being loaded"
      failed="Whether you get the newsletter could not be loaded"
      describe={describeAccountProblem}
    >
      {({ isOnList }) => (
        <CheckboxField
          label={label}
          hint={`${NEWSLETTER} It goes to the address of your account, and each has a link to leave.`}
          checked={isOnList}
          onChange={(event) => choose.mutate(event.target.checked)}
          error={
            choose.isError ? `Not changed. ${describeAccountProblem(choose.error)}` : undefined
          }
        />
      )}
    </WhenLoaded>
  );
}

type Props = { uid: string; isConfirmed: boolean };
