import { KEEP_DAYS } from '@contract/machines.ts';
import { INVITATION_DAYS } from '@contract/people.ts';
import { PLANS } from '@contract/plans.ts';
import { NO_PLACE } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { helpText } from '../help-text.ts';
import { copy, link } from '@/lib/copy.ts';

/** Articles about people who use a server that we host for someone else. */
export const PEOPLE = {
  'invite-someone': helpText({
    changed: '2026-11-29',
    takes: 'two minutes',
    needs: 'a plan with a free place, and a server that we host',
    intro:
      'With Household and Practice, other people can use the servers that we host for you. Each signs in as themselves, from an account of their own. That account is free; only you need a plan.',
    steps: {
      'Open People': copy`Under ${link('People', PATHS.people)} you see how many places your plan has and how many are taken. Press “Invite someone”.`,
      'Say who, where and how long':
        'Enter their e-mail address. Choose all your servers, now and later, or only some. For a guest you can set a last day: the invitation then holds until the end of that day, where you are.',
      'Send it':
        'Press “Send invitation”. Unless you have just signed in, we ask for your password, because an invitation outlives your session. We also write to you, in case it was not you.',
      'Wait for them to join': `We send them a link. It is open for ${INVITATION_DAYS} days. You get an e-mail when they have joined. Until then you can send it again, which ends the older link, or take it back.`,
    },
    table: {
      caption: 'How many people a plan is for, with you among them',
      head: ['Plan', 'People'],
      rows: PLANS.map(({ name, people }) => [name, people === 1 ? 'you' : `up to ${people}`]),
    },
    more: {
      'What counts': [
        `You take one place, and so does everyone whom you have let in. An open invitation holds one, too. When every place is taken, ${NO_PLACE}`,
        copy`The page then says which plan has more places. All of them are on ${link('the pricing page', PRICING)}.`,
      ],
      'What they can do':
        'They can open the servers that you named, see what these are called and whether they are ready, and leave. They cannot see your plan, your payments or the addresses of the others. They cannot rename, restart, order or erase a server, download its data, or invite anyone. Which folders each may read is set on the server itself.',
      'What you see of them':
        'Their name, their confirmed address and the day of their last visit. You pay for the server, and you can download everything on it; the invitation tells them so.',
      Children:
        'Children do without an account. Make a sign-in for them on the server itself, and stay with them as long as they need you.',
      'Your own server': [
        copy`This is for servers that we host. A server that you run yourself decides on its own whom it lets in; each person ${link('adds it to their own list', '/help/bring-your-own')}.`,
      ],
      'If the e-mail comes back':
        'We write to you, and the row under People says so. The invitation then leaves its place free for someone else. Look at the address: if it is wrong, take the invitation back and send a new one. If it is right, the invitation still works while you have a free place.',
      'If an invitation is refused':
        'An account can send 20 invitations a day, and three a week to one address. If a server’s software cannot let in further people yet, the page says so before you invite anyone.',
    },
    related: ['when-someone-leaves', 'as-a-guest', 'choose-a-plan'],
  }),
  'when-someone-leaves': helpText({
    changed: '2026-11-29',
    takes: 'one minute',
    needs: 'someone whom you have let in',
    intro:
      'You can end anyone’s access on any day, and they can leave on any day. Either way their place is free at once, and what is on the server stays.',
    steps: {
      'Hand over first': copy`What they have stored stays on the server, behind a door that is shut to them. If they should have a copy, ask them to take it before, or press “Download data” on ${link('the server’s page', PATHS.projects)} and give them their part.`,
      'Press Remove': copy`Under ${link('People', PATHS.people)}. From that moment they are refused, and we end their sign-in on your servers. They get an e-mail that says so.`,
      'Tidy up on the server':
        'Their files and conversations are still there. Delete them on the server itself, or keep them. The same person can be invited again later.',
    },
    table: {
      caption: 'How access ends, and who is told',
      head: ['What happens', 'From when', 'Who is told'],
      rows: [
        ['You remove someone', 'at once', 'they are'],
        ['They leave', 'at once', 'you are'],
        [
          'A guest’s last day is over',
          'at the end of that day',
          'both, and the guest a day before',
        ],
        ['They delete their account', 'at once', 'you are, with their name'],
        ['You delete yours', 'at once', 'they are'],
        ['You suspend someone', 'until you let them in again', 'they are'],
      ],
    },
    more: {
      'When the plan becomes smaller':
        'Open invitations end first. The dialog names them before you confirm, and we tell each person whom you had invited. If there are still too many people, you choose who stays before you confirm the change. The others are suspended: they cannot open your servers, and everything of theirs is kept. Without a choice, those who joined last are suspended. You can exchange them afterwards.',
      'When there is room again':
        'Those who had to wait for a place come back automatically, the first to join first. Those whom you have left out or suspended come back when you say so.',
      'When the plan pauses, ends or is not paid': `The servers sleep, and so does everyone’s access. Your people are told that a server sleeps, wakes or will be erased; your payments stay between you and us. After the end, data are kept for ${KEEP_DAYS} days.`,
    },
    related: ['invite-someone', 'as-a-guest', 'change-or-cancel', 'delete-your-account'],
  }),
  'as-a-guest': helpText({
    changed: '2026-11-29',
    takes: 'three minutes',
    needs: 'an invitation, and an account with the address it went to',
    intro:
      'Someone has invited you to a server that we host for them. All you need is an account, which is free.',
    steps: {
      'Follow the link in the e-mail':
        'It opens our page, which says who invites you. If you did not expect it, leave it: it lapses on its own.',
      'Sign in, or create an account': copy`Use the address that the invitation went to, and confirm it. The invitation stays open while you do. ${link('Creating an account', '/help/create-an-account')} takes two minutes.`,
      'Read it, then press Join':
        'The page says which servers they are, what their owner will learn about you, and the last day, if there is one. Only the button accepts. “No, thanks” declines, and the person who invited you can see that.',
      'Open the server': copy`It is now on your ${link('dashboard', PATHS.dashboard)}, with the name of its owner. Press “Open”, and you are ${link('signed in on it as yourself', '/help/open-a-server')}.`,
    },
    more: {
      'What the owner sees, and can do':
        'The owner sees your name, your confirmed address and the day of your last visit. The owner pays, can download everything on the server, what you have stored there included, and can end your access at any time. Store there what you would also leave in a shared house.',
      'If it says that the invitation is for another address':
        'Part of that address is shown, so that you recognise it. Sign in with the account that has it, or ask for an invitation to the address that you use here.',
      'If the link has gone': [
        copy`Sign in with the invited address. Your ${link('dashboard', PATHS.dashboard)} shows every open invitation to your confirmed address, without a link. An invitation is open for ${INVITATION_DAYS} days; after that, ask for another. A link that is over says why, before you sign in.`,
      ],
      'If the server cannot be opened':
        'If it is asleep, its owner can wake it. If your access is suspended, the plan has too few places at the moment, or its owner has decided so. Everything of yours is kept. Ask its owner: “Write to …” on your dashboard opens an e-mail to the address that invited you.',
      'Your last day':
        'A guest’s access ends at the end of the day that the invitation names, in the owner’s time zone. We write to you the day before. Take what you want to keep from the server before then.',
      'To leave':
        'Press “Leave” beside the server. The door is then shut to you, its owner is told, and what you have stored there stays with its owner. To come back you need another invitation.',
      'Your own plan beside it':
        'You can be a guest of several people and have servers of your own, too. Each is separate.',
    },
    related: ['open-a-server', 'when-someone-leaves', 'create-an-account'],
  }),
};
