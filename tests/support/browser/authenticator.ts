import type { Page } from '@playwright/test';

/** A passkey provider of the page's own, which says yes to everything. https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/ */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether someone is there who says yes. Without them, it keeps a page waiting. */
    setPresence: async (enabled: boolean): Promise<void> => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
