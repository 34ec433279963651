import { useEffect } from 'react';
import type { JwtAnswer } from '@contract/api.ts';
import { apiGet } from '@/platform/api-client.ts';
import { env } from '@/platform/env.ts';
import { loadAuth } from '@/platform/firebase.ts';
import { logWarning } from '@/platform/log.ts';
import { createSnippetLoader } from './load-snippet.ts';
import { createSupportDesk } from './support-desk.ts';

/**
 * Puts the help desk's chat on the page for whoever is signed in. Once started it follows the session for as long as
 * the document lives, mounted or not: the one who signs out must leave the widget too. Not for strict documents.
 */
export function SupportWidget(): null {
  useEffect(startSupport, []);
  return null;
}

let hasStarted = false;

function startSupport(): void {
  if (hasStarted || env.zendeskSnippetUrl === '') return;
  hasStarted = true;
  const desk = createSupportDesk({
    loadWidget: createSnippetLoader(env.zendeskSnippetUrl),
    mintToken: async () => (await apiGet<JwtAnswer>('/generate-zendesk-messaging-jwt')).jwt,
    logWarning,
  });
  const follow = async () => {
    try {
      const auth = await loadAuth();
      auth.watchUser(
        (user) => desk.setUser(user?.uid ?? null),
        () => desk.setUser(null),
      );
    } catch {
      // Without the identity service nobody is signed in; whoever needs it says so.
      hasStarted = false;
    }
  };
  void follow();
}
