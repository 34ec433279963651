import { buttonClasses } from '@/ui/button/button-classes.ts';

/** Saves the receipt as a file. The API answers it, so the router must leave this link to the browser. */
export function SaveReceipt({ receipt, at }: { receipt: string; at: string }) {
  return (
    <a
      href={receipt}
      download={`receipt-${at.slice(0, 10)}.html`}
      className={buttonClasses({ variant: 'secondary' })}
    >
      Save the receipt
    </a>
  );
}
