import { useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

/** Server data exists in the account area only, so its cache lives and dies with that area. */
export function AccountProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The page says what went wrong and offers to try again; a silent retry would only delay that.
      // Asked without a line, a question fails at once: waiting for the line would look like loading, and an act
      // would be sent when nobody expects it any more.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
