/** Every word that the hand-off shows while it works, leaves or fails. */
export const HANDOFF_TEXT = {
  heading: {
    'own-server': 'Connecting to your server',
    'help-center': 'Connecting to the help center',
    missing: 'Connecting',
    invalid: 'Connecting',
  },
  failed: {
    'own-server': 'We could not sign you in to that server',
    'help-center': 'We could not sign you in to the help center',
    missing: 'This address leads to no server',
    invalid: 'This address leads to no server',
  },
  status: {
    verifying: 'Verifying session',
    initializing: 'Initializing session',
    checkingForHelpCenter: 'Checking session for Help Center',
    connectingToHelpCenter: 'Connecting to Help Center',
    redirectingToHelpCenter: 'Redirecting to Help Center',
    active: 'Session active',
    preparing: 'Preparing secure connection',
    redirectingToServer: 'Redirecting to your server',
  },
  notice: {
    timedOut: 'Session check timed out. Redirecting to login...',
  },
  proof: {
    heading: 'Is it you?',
    loading: 'Looking up your passkeys',
    passkey_required: 'Your account asks for your passkey before a server opens.',
    recent_login_required:
      'You are about to connect a server, and that outlasts this session. Please show first that it is you.',
  },
  done: {
    heading: 'You are back from the help center',
    text: 'This page only takes you there. You are still signed in, here and there.',
    again: 'Open the help center again',
  },
  refused: {
    heading: 'The help center did not sign you in',
    signedIn: 'You are still signed in here, and nothing in your account has changed.',
    signedOut: 'You are not signed in here either.',
    advice: 'Try again in a moment. If it fails again, write to us.',
    reasonLabel: 'The reason given, to copy into your message to us',
    again: 'Try again',
    signInAgain: 'Sign in and try again',
  },
  failure: {
    missingTarget: 'Configuration error: Missing redirect target.',
    invalidRequest: 'Error: Invalid request.',
    initialization: (reason: string) => `Initialization error: ${reason}`,
    helpCenter: (reason: string) => `Failed to connect to Help Center: ${reason}`,
    server: (reason: string) => `Failed to establish secure connection: ${reason}`,
  },
  reason: {
    unknown: 'the page could not be opened. Nothing was sent.',
    noHelpCenter: 'The help center is not set up here.',
    noHelpCenterToken: 'Zendesk JWT missing from backend response.',
    helpCenterTokenRefused: 'Zendesk JWT fetch failed',
    addressRefused: (why: string) => `this address cannot be connected. ${why}`,
    noServerToken: 'Token missing from response.',
    serverTokenRefused: 'Token fetch failed',
    serverNotAdded: 'Server could not be added',
    notAgreed: 'the server has since been removed from your list.',
  },
  advice: {
    'verify-email':
      'Your dashboard can send the confirmation e-mail again. Open its link, then try again.',
    'review-plan':
      'Remove a server under “Servers”, or choose a plan with more places, then try again.',
    'sign-in-service':
      'The sign-in service could not be loaded or reached in this browser, and nothing was sent. Check your connection, switch off anything that blocks parts of this page, and try again.',
    'see-dashboard': 'Your dashboard shows the servers that you can open now.',
    'start-over':
      'Nothing was sent. Open the server from your dashboard, or check the link that brought you here.',
  },
} as const;
