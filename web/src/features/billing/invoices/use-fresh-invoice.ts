import { useState } from 'react';
import { api } from '@/platform/api-client.ts';
import { openBlankTab } from '@/platform/blank-tab.ts';
import { assignLocation } from '@/platform/location.ts';
import { notify } from '@/ui/toast/notify.ts';
import { describePortalProblem } from '../text/portal-text.ts';

/**
 * Opens an invoice by links that are fetched at that moment, because Stripe's expire. The page opens in a tab of its
 * own; the PDF is a download, which leaves this page where it is.
 */
export function useFreshInvoice() {
  const [busy, setBusy] = useState<InvoiceLink | null>(null);
  const [problem, setProblem] = useState<{ cause: unknown; text: string } | null>(null);

  const open = async (id: string, link: InvoiceLink) => {
    if (busy !== null) return;
    setBusy(link);
    setProblem(null);
    const tab = link === 'url' ? openBlankTab('Opening the invoice') : null;
    try {
      const { [link]: address } = await api('GET /invoices/:id', { params: { id } });
      if (address === null) {
        tab?.close();
        setProblem({ cause: null, text: 'There is no PDF of this invoice.' });
      } else if (tab === null) {
        assignLocation(address);
        if (link === 'pdf') notify.success('Your download has begun');
      } else {
        tab.location.replace(address);
      }
    } catch (cause) {
      tab?.close();
      setProblem({ cause, text: describePortalProblem(cause) });
    } finally {
      setBusy(null);
    }
  };

  return { busy, problem, open };
}

export type InvoiceLink = 'url' | 'pdf';
