import type { PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';

export const meta = {
  [PATHS.login]: {
    title: 'Sign in',
    description:
      'Sign in to your Alcove account to open your servers, manage your plan and see your invoices.',
    robots: 'noindex',
  },
  [PATHS.getStarted]: {
    title: 'Create your account',
    description:
      'Create a free Alcove account, then choose a plan when you want a server of your own.',
    robots: 'noindex',
  },
  [PATHS.forgotPassword]: {
    title: 'Reset your password',
    description: 'Get a link by e-mail to choose a new password.',
    robots: 'noindex',
  },
  [PATHS.authAction]: {
    title: 'Confirm',
    description: 'Confirm an e-mail address or choose a new password.',
    robots: 'noindex',
  },
  [PATHS.signIn]: {
    title: 'On the way to your account',
    description: 'On the way to your account.',
    robots: 'noindex',
  },
  [PATHS.cannyRedirect]: {
    title: 'Feedback board',
    description: 'On the way to the feedback board.',
    robots: 'noindex',
  },
  [PATHS.logout]: {
    title: 'Your session',
    description: 'Signing out of Alcove, or word from the help center.',
    robots: 'noindex',
  },
  [PATHS.checkAuth]: {
    title: 'Connecting',
    description: 'On the way to your server or the help center.',
    robots: 'noindex',
  },
  [PATHS.invitation]: {
    title: 'Your invitation',
    description: 'Someone would like to let you use their AI server.',
    robots: 'noindex',
  },
  [PATHS.notMe]: {
    title: 'This wasn’t me',
    description: 'Undo what someone else has done in your account.',
    robots: 'noindex',
  },
  [PATHS.keepPasskey]: {
    title: 'Keep asking for your passkey',
    description: 'Your servers go on asking for your passkey before they open.',
    robots: 'noindex',
  },
  [PATHS.newAddress]: {
    title: 'Your new address',
    description: 'Confirm the new e-mail address of your account.',
    robots: 'noindex',
  },
  [PATHS.confirmWithdrawal]: {
    title: 'Confirm your withdrawal',
    description: 'Confirm that you withdraw from the contract for your plan.',
    robots: 'noindex',
  },
  [PATHS.confirmCancellation]: {
    title: 'Confirm your cancellation',
    description: 'Confirm that you cancel the contract for your plan.',
    robots: 'noindex',
  },
  [PATHS.invoiceCopy]: {
    title: 'Copies of invoices',
    description: 'Confirm that someone’s invoices from Alcove come to your address too.',
    robots: 'noindex',
  },
} satisfies PagesMeta;
