import { Button } from '@/ui/button/button.tsx';
import { ProblemText } from '../text/problem-text.tsx';
import { useFreshInvoice } from './use-fresh-invoice.ts';

/** Opens the page on which an invoice is paid, or confirmed with the bank. Shows beside itself why it failed. */
export function PayButton({ pay, size = 'md' }: Props) {
  const fresh = useFreshInvoice();
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size={size}
        busy={fresh.busy !== null}
        onClick={() => void fresh.open(pay.invoiceId, 'url')}
      >
        {pay.label}
      </Button>
      {fresh.problem !== null && (
        <p role="alert" className="max-w-prose text-sm font-medium text-danger">
          <ProblemText {...fresh.problem} />
        </p>
      )}
    </div>
  );
}

type Props = { pay: { label: string; invoiceId: string }; size?: 'sm' | 'md' };
