import { isInTime, lastDayOfWithdrawal, WITHDRAWAL_DAYS } from '@contract/legal/withdrawal.ts';
import { formatCalendarDay } from '@/lib/dates.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** On the plan's page, as long as the order can be withdrawn from. */
export function WithdrawalLine({ orderedAt, locale }: Props) {
  const lastDay = useLastDay(orderedAt, locale);
  if (lastDay === null) return null;
  return (
    <p className="max-w-measure text-sm text-muted">
      Until {lastDay} you can end the contract at once and get back what you paid, less the days
      until then. <TextLink to={PATHS.withdraw}>Withdraw from contract</TextLink>
    </p>
  );
}

/**
 * Before an account is deleted, as long as its order can be withdrawn from.
 * @param isUnread the order could not be read: the offer then says for whom it is
 */
export function WithdrawalFirst({ orderedAt, locale, isUnread }: Props & { isUnread: boolean }) {
  const lastDay = useLastDay(orderedAt, locale);
  if (lastDay === null && !isUnread) return null;
  return (
    <Banner
      tone="warn"
      title="Withdraw first, and get your money back"
      action={
        <ButtonLink size="sm" variant="secondary" to={PATHS.withdraw}>
          Withdraw from contract
        </ButtonLink>
      }
    >
      {`${
        lastDay === null
          ? `In the first ${WITHDRAWAL_DAYS} days after an order,`
          : `Until ${lastDay},`
      } a withdrawal pays back what you paid, less the days until then. Deleting the account only ends the plan.`}
    </Banner>
  );
}

/** The last day in words; null when it is over, and while it is unknown. */
function useLastDay(orderedAt: string | null, locale: string): string | null {
  const now = usePlanNow();
  if (orderedAt === null || now === null || !isInTime(orderedAt, now)) return null;
  return formatCalendarDay(lastDayOfWithdrawal(orderedAt), locale);
}

type Props = {
  /** When the plan was ordered, ISO 8601; null without one that can be withdrawn from. */
  orderedAt: string | null;
  locale: string;
};
