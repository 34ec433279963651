import { KEEP_DAYS, UNREACHABLE_MINUTES } from '@contract/machines.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const GETTING_STARTED = {
  'create-an-account': helpText({
    changed: '2026-11-22',
    takes: 'two minutes',
    needs: 'an e-mail address that you can open now',
    intro:
      'An account is where your servers, your plan and your invoices are listed. It costs nothing and asks for no card. A plan adds a machine that we make for you. Without one, you can already connect one server of your own.',
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
    related: ['confirm-your-address', 'choose-a-plan', 'after-you-pay'],
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
  'after-you-pay': helpText({
    changed: '2026-11-22',
    takes: 'a few minutes, most of them waiting',
    needs: 'a plan',
    intro:
      'A plan comes with a machine that we make for you and run. You need not order it or know its address. Once you have paid, it is on its way.',
    steps: {
      'Your machine is ordered':
        'That happens within seconds of the payment. It gets a name, such as Cedar, and an address of its own.',
      'It is made, step by step': copy`This takes a few minutes. The page after the payment and your ${link('dashboard', PATHS.dashboard)} show the step that it has reached, and move on by themselves. You may close them, or come back on another device.`,
      'It is ready':
        'Your dashboard says so and shows its address. From then on you also see when it last answered, and how much of its disk is used.',
      'Open it': copy`Press “Open”. You are ${link('signed in on it', '/help/open-a-server')} without a second password. Then give it something to read.`,
    },
    table: {
      caption: 'How a machine can be, from the first day to the last',
      head: ['It is', 'Which means', 'What you do'],
      rows: [
        ['Ordered, or at a step', 'We are at work on it', 'Wait, with the page open or closed'],
        ['Ready', 'It answers', 'Open it'],
        [
          'Not answering',
          `It has not answered for ${UNREACHABLE_MINUTES} minutes`,
          'Try it anyway, or see the article below',
        ],
        ['Asleep', 'Your plan is paused or unpaid; the data is kept', 'Resume the plan, or pay'],
        [
          'Kept until a date',
          `Your plan has ended or become smaller; it sleeps, and the data is kept for ${KEEP_DAYS} days`,
          'Fetch the data, or choose a plan',
        ],
        ['Failed', 'It could not be made', 'Nothing: we look into it'],
        ['Erased', 'It is gone for good, with its backups', 'Nothing'],
      ],
    },
    more: {
      'If it takes longer':
        'Then the service that makes our machines is slow or not answering. Your order is stored, and we try again by ourselves until it is made. There is nothing to order again, and no second machine is made by mistake.',
      'If it could not be made': [
        copy`Your dashboard says so, and we are told at the same moment. If nothing has moved by tomorrow, ${link('write to us', PATHS.contactV1)}.`,
      ],
      'When the plan rests or ends': [
        'While the plan is paused or unpaid, the machine sleeps. Its data and backups are kept, and it wakes by itself when the plan goes on.',
        copy`When the plan has ended, the machine sleeps for ${KEEP_DAYS} days. You see the last day from the first one on. Until then you can fetch your data, and a new plan wakes it. After that it is erased for good, with its backups. Its name and address are never given to anyone else.`,
      ],
      'More than one machine': [
        copy`Your first machine is made by itself, the others when you ask for them under ${link('AI servers', PATHS.projects)}. That page also says how many places of your plan are taken.`,
      ],
      'A machine of your own instead': [
        copy`That is the second way: ${link('bring your own', '/help/bring-your-own')}.`,
      ],
    },
    related: ['machine-does-not-answer', 'open-a-server', 'how-many-servers', 'bring-your-own'],
  }),
  'around-your-account': helpText({
    changed: '2026-11-22',
    takes: 'three minutes',
    needs: 'an account with a confirmed address',
    intro:
      'The account area has nine pages in three groups. This is what each is for, so that you need not open all of them.',
    steps: {
      'Your Alcove': copy`${link('Dashboard', PATHS.dashboard)}: your machine, your plan and the next payment at a glance. ${link('AI servers', PATHS.projects)}: the machines that we host for you and servers of your own, to open, rename, add or take away. ${link('Permissions', PATHS.permissions)}: the same servers seen from the other side, as those that may learn who you are. ${link('Plan and invoices', PATHS.invoices)}: what you paid and what comes next.`,
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
