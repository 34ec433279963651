import { KEEP_DAYS, UNREACHABLE_MINUTES } from '@contract/machines.ts';
import { PAST_DUE_DAYS } from '@contract/subscription.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const GETTING_STARTED = {
  'create-an-account': helpText({
    changed: '2026-11-26',
    takes: 'two minutes',
    needs: 'an e-mail address that you can open now',
    intro:
      'Your account lists your servers, your plan and your invoices. It is free and asks for no card. A plan adds a server that we set up for you. Without a plan, you can already connect one server of your own.',
    steps: {
      'Open the form': copy`Go to ${link('create your account', PATHS.getStarted)}. Your name is optional; we use it to address you.`,
      'Enter your e-mail address and a password':
        'Use at least eight characters; four unrelated words do well. The bar below the field estimates how long a patient stranger would need to guess it, and says what would help. A password that is easy to guess is refused.',
      'Agree to the terms': copy`Tick the box under the form. The ${link('terms', PATHS.terms)} and the ${link('privacy notice', PATHS.privacy)} are written to be read.`,
      'Confirm your address':
        'We send you an e-mail with a link. Once you have followed it, the account’s navigation opens and you can order a plan.',
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
      'If the address is already in use': [
        copy`Then you already have an account. Sign in with it, or ${link('reset its password', PATHS.forgotPassword)}.`,
      ],
      'If someone has invited you': [
        copy`Use the address that the invitation went to. It is free: see ${link('as a guest', '/help/as-a-guest')}.`,
      ],
    },
    related: ['confirm-your-address', 'choose-a-plan', 'as-a-guest'],
  }),
  'confirm-your-address': helpText({
    changed: '2026-11-29',
    takes: 'one minute',
    needs: 'access to your inbox',
    intro:
      'Your address is your way back in if you lose your password, and it is where your invoices go. So we check that it is yours before anything else opens.',
    steps: {
      'Look for the e-mail':
        'We sent it when you created the account. Look in the spam folder too.',
      'Open the link and press “Confirm this address”':
        'Where you are signed in, one press does it, and the page in front of you notices when you come back to it. On another device, the page asks for your password first; sessions from before end then.',
      'If you do not know the password':
        'Someone else may have used your address. Press “I do not know the password” on that page and choose your own: it signs everyone else out.',
      'If it is missing, have it sent again': copy`Press “Resend the e-mail” in the yellow notice at the top of your account, or “Send the link again” under ${link('Security', PATHS.security)}. We send at most three an hour. Use the newest e-mail.`,
      'If the address itself is wrong': copy`Press “Wrong address? Change it” beside either button. It leads to ${link('Your details', PATHS.editDetails)}: enter the right address and your password, and open the link that we send there.`,
    },
    screen: {
      place: 'Dashboard',
      rows: [
        { kind: 'note', text: 'Confirm your e-mail address' },
        {
          kind: 'text',
          text: 'We sent a link to ada@example.org. Open it, and press its button to unlock the rest of your account.',
        },
        { kind: 'button', label: 'Resend the e-mail' },
        { kind: 'button', label: 'Wrong address? Change it' },
      ],
    },
    more: {
      'What works before you confirm':
        'The dashboard works, and you can open a server from it. Until you confirm, the navigation is blurred and plans cannot be ordered. The help center and the feedback board stay closed too, because both know people by their address.',
    },
    related: ['mail-does-not-arrive', 'create-an-account', 'around-your-account'],
  }),
  'after-you-pay': helpText({
    changed: '2026-11-26',
    takes: `${SET_UP_TIME.machine}, most of them waiting`,
    needs: 'a plan',
    intro:
      'Your plan comes with a server that we set up and run for you. We order it as soon as you have paid. You wait a little, then open it.',
    steps: {
      'Your server is ordered':
        'This happens within seconds of the payment. It gets a name, such as Cedar, and an address of its own.',
      'It is set up, step by step': [
        `This takes ${SET_UP_TIME.machine}. The page after the payment and your `,
        link('dashboard', PATHS.dashboard),
        ' show the current step as it happens. You can close them, or come back on another device.',
      ],
      'It is ready':
        'Your dashboard says so and shows its address. From then on you also see when it last answered, and how much of its disk is used.',
      'Open it': copy`Press “Open”. You are ${link('signed in on it', '/help/open-a-server')} without a second password. Then give it something to read.`,
    },
    table: {
      caption: 'The states of a server, from the first day to the last',
      head: ['It is', 'Which means', 'What you do'],
      rows: [
        ['Ordered, or at a step', 'We are setting it up', 'Wait, with the page open or closed'],
        ['Ready', 'It answers', 'Open it'],
        [
          'Not answering',
          `It has been silent for ${UNREACHABLE_MINUTES} minutes`,
          'Try it anyway, or see the first article below',
        ],
        [
          'Asleep',
          `Your plan is paused, unpaid, or past due for ${PAST_DUE_DAYS} days; the data is kept`,
          'Resume the plan, or pay',
        ],
        [
          'Kept until a date',
          `Your plan has ended or become smaller; it sleeps, and the data is kept for ${KEEP_DAYS} days`,
          'Download the data, or choose a plan',
        ],
        ['Failed', 'Something broke on our side', 'Wait: we are looking into it'],
        ['Erased', 'It is gone for good, with its backups', 'Nothing'],
      ],
    },
    more: {
      'If it takes longer':
        'Then the service that sets up our servers is slow. Your order is stored, and we keep trying until your server is ready. One order is enough.',
      'If it could not be set up': [
        copy`Your dashboard says so, and we are told at the same moment. If it still says so tomorrow, ${link('write to us', PATHS.contactV1)}.`,
      ],
      'When the plan pauses or ends': [
        'While the plan is paused or unpaid, the server sleeps. Its data and backups are kept, and it wakes automatically when the plan resumes.',
        copy`When the plan has ended, the server sleeps for ${KEEP_DAYS} days. Your dashboard shows the last day from the start. Until then you can download your data, or wake the server with a new plan. After that it is erased for good, with its backups. Its name and address are never given to anyone else.`,
      ],
      'More than one server': [
        copy`Your first server is set up automatically. For the others, press “Add a hosted server” under ${link('Servers', PATHS.projects)}. That page also says how many of your plan’s places are taken.`,
      ],
      'To let other people in': [
        copy`With Household and Practice, you can ${link('invite them', '/help/invite-someone')}.`,
      ],
      'Your own server instead': [
        copy`You can also connect a server that you run yourself: see ${link('bring your own', '/help/bring-your-own')}.`,
      ],
    },
    related: ['machine-does-not-answer', 'open-a-server', 'how-many-servers', 'bring-your-own'],
  }),
  'around-your-account': helpText({
    changed: '2026-11-26',
    takes: 'three minutes',
    needs: 'an account with a confirmed address',
    intro: 'The account area has eleven pages in four groups. Here is what each is for.',
    steps: {
      'Your Alcove': copy`${link('Dashboard', PATHS.dashboard)}: your server, your plan and the next payment at a glance. ${link('Servers', PATHS.projects)}: open, rename, add or remove servers, hosted and your own. ${link('People', PATHS.people)}: who else may open the servers that we host for you. ${link('Permissions', PATHS.permissions)}: which servers may sign you in, and what you agree to. ${link('Plan and invoices', PATHS.invoices)}: what you paid and what comes next.`,
      You: copy`${link('Your details', PATHS.editDetails)}: your picture, name, company, phone, and how dates and amounts are written, all optional; and your e-mail address. ${link('Security', PATHS.security)}: your password, passkeys and recovery codes, where you are signed in, and recent activity. ${link('Help and messages', PATHS.help)}: answers, a message to us with files, and the files that you sent.`,
      Shop: copy`${link('Orders', PATHS.orderHistory)} and ${link('Wishlist', PATHS.wishlist)} belong to the demo shop, where nothing is really sold. Both stay in your browser until you sign out.`,
      Leave: copy`${link('Delete account', PATHS.deleteProfile)}: take your data with you, then delete the account.`,
    },
    more: {
      'Where your conversations are': [
        copy`Your questions, answers and files are on your server, and this account shows none of them. To see them, ${link('open the server', '/help/open-a-server')}. Prices and limits are on ${link('the pricing page', PRICING)}.`,
      ],
    },
    related: ['what-the-account-knows', 'open-a-server', 'confirm-your-address'],
  }),
  'add-a-picture': helpText({
    changed: '2026-11-26',
    takes: 'two minutes',
    needs: 'a picture on the device in your hand',
    intro:
      'Your picture appears beside your name in the bar of your account. It is optional: without one, your initials are there.',
    steps: {
      'Choose a file': copy`Go to ${link('Your details', PATHS.editDetails)} and drop a picture on “Your picture”, or press “Choose a picture”. It may be a PNG, JPEG, WebP or AVIF of up to 10 MB.`,
      'Choose the part that is shown':
        'Move the picture under the square with a finger, the mouse or the arrow keys, and change its size with “Zoom”. Beside it you see how it will look.',
      'Save it':
        'Press “Save picture”. If the connection breaks off, the upload waits and continues automatically. “Stop” ends it, and everything stays as it was.',
    },
    more: {
      'What your browser leaves out':
        'Your browser cuts the square out, makes it 512 pixels wide and writes it to a new file. The rest of the photo, and what the camera noted about place, time and itself, stays on your device.',
      'If a file is refused':
        'The page says why. An animation needs a still image of it, such as a screenshot. A photo in the HEIC format of a phone has to be saved as a JPEG first.',
      'Replace or remove it':
        'On the same page. The former picture is then deleted, and its address stops working.',
      'Who can see it':
        'You, in your account. Anyone who is given the address of the picture itself could open it, so each picture gets a long, random one, and a new picture a new one.',
    },
    related: ['around-your-account', 'what-the-account-knows', 'send-files'],
  }),
};
