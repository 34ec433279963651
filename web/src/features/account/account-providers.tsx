import { useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useReconnection } from '@/platform/connection/use-connection.ts';

/** Server data exists in the account area only, so its cache lives and dies with that area. */
export function AccountProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  useReconnection(() => {
    const failed = ({ state }: { state: { status: string } }) => state.status === 'error';
    void client.refetchQueries({ type: 'active', predicate: failed });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The page says what went wrong and offers a retry; retrying silently would only delay that.
      // Offline, a query fails at once: waiting for the network would look like loading, and a mutation
      // would be sent when no one expects it any more.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
