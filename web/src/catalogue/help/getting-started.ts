import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const GETTING_STARTED = {
  'create-an-account': helpText({
    changed: '2026-11-10',
    takes: 'two minutes',
    needs: 'an e-mail address that you can open now',
    intro:
      'An account is where your servers, your plan and your invoices are listed. It costs nothing and asks for no card. With it you can already connect one server.',
    steps: {
      'Open the form': copy`Go to ${link('create your account', PATHS.getStarted)}. Your name is optional; it is how we address you.`,
      'Enter address and password':
        'The password needs at least eight characters. The bar below it estimates how long a patient stranger would have to guess, and says what would help; what is guessed soon is refused. Four unrelated words do well.',
      'Agree to the terms': copy`Tick the box under the form. What it refers to is written to be read: the ${link('terms', PATHS.terms)} and the ${link('privacy notice', PATHS.privacy)}.`,
      'Confirm the address':
        'A mail with a link is on its way. Until you have followed it, the account’s navigation stays closed and nothing can be bought.',
    },
    screen: {
      place: 'Create your account',
      rows: [
        { kind: 'field', label: 'Name (optional)', value: 'Ada Winter' },
        { kind: 'field', label: 'E-mail address', value: 'ada@example.org' },
        { kind: 'field', label: 'Password', value: '••••••••••••••••••••••' },
        { kind: 'note', text: 'Strong. Keep it in a password manager.' },
        { kind: 'button', label: 'Create account' },
      ],
    },
    more: {
      'If it says that the address is taken': [
        copy`Then there is an account already. Sign in with it, or ${link('reset its password', PATHS.forgotPassword)}.`,
      ],
    },
    related: ['confirm-your-address', 'connect-your-server', 'choose-a-plan'],
  }),
  'confirm-your-address': helpText({
    changed: '2026-11-10',
    takes: 'one minute',
    needs: 'access to your inbox',
    intro:
      'Your address is the way back into the account when a password is lost, and the place to which invoices go. So we make sure that it is yours before anything else opens.',
    steps: {
      'Look for the mail': 'It was sent when you created the account. Look in the spam folder too.',
      'Follow its link':
        'It may be opened on another device. The page in front of you notices when you come back to it; you need not load it again.',
      'If there is no mail, have it sent again': copy`Press “Resend the e-mail” in the yellow notice at the top of your account, or “Send the link again” under ${link('Security', PATHS.security)}. Use the newest mail: an older link no longer works.`,
    },
    screen: {
      place: 'Dashboard',
      rows: [
        { kind: 'note', text: 'Confirm your e-mail address' },
        {
          kind: 'text',
          text: 'We sent a link to ada@example.org. The navigation opens as soon as you have followed it.',
        },
        { kind: 'button', label: 'Resend the e-mail' },
      ],
    },
    more: {
      'What works before, and what does not':
        'The dashboard works, and so does opening a server from it. The navigation beside it is blurred, plans cannot be ordered, and the help center and the feedback board do not let you in, because both know people by their address.',
    },
    related: ['mail-does-not-arrive', 'create-an-account', 'around-your-account'],
  }),
  'around-your-account': helpText({
    changed: '2026-11-14',
    takes: 'three minutes',
    needs: 'an account with a confirmed address',
    intro:
      'The account area has nine pages in three groups. This is what each is for, so that you need not open all of them.',
    steps: {
      'Your Alcove': copy`${link('Dashboard', PATHS.dashboard)}: your plan, the next payment and your servers at a glance. ${link('AI servers', PATHS.projects)}: add, open, rename, remove. ${link('Permissions', PATHS.permissions)}: the same servers seen from the other side, as those that may learn who you are. ${link('Plan and invoices', PATHS.invoices)}: what you paid and what comes next.`,
      You: copy`${link('Your details', PATHS.editDetails)}: name, company, telephone and language, all of them optional. ${link('Security', PATHS.security)}: whether your address is confirmed, a link to change the password, and your last sign-in. ${link('Delete account', PATHS.deleteProfile)}: how to leave.`,
      Shop: copy`${link('Orders', PATHS.orderHistory)} and ${link('Wishlist', PATHS.wishlist)} belong to the demo shop, in which nothing is really sold. Both are kept in your browser only, until you sign out.`,
    },
    more: {
      'What you will not find there': [
        copy`Your questions, answers and files. They are on your server, and this account cannot read them. To see them, ${link('open the server', '/help/open-a-server')}. Prices and limits are on ${link('the page with the plans', PRICING)}.`,
      ],
    },
    related: ['what-the-account-knows', 'open-a-server', 'confirm-your-address'],
  }),
};
