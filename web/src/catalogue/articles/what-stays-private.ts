import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const WHAT_STAYS_PRIVATE = articleText({
  slug: 'what-stays-private',
  layout: 'column',
  lead: 'People ask us whether an AI server of their own is private. The honest answer is a plan of a house: some walls have no door at all, some doors are ajar, and some only you can shut.',
  parts: {
    closed: {
      title: 'Walls without a door',
      blocks: [
        'When a model runs on a machine that only you use, there is no request log at a provider, because there is no provider between you and the answer. Nobody reviews your conversations for quality. Nothing you write turns up in a training set, since nobody who trains anything ever receives it. If a large service is broken into, your papers are not among what is carried off. If its terms change in March, nothing happens to you in March.',
        {
          kind: 'text',
          copy: 'These doors are closed by construction. You need not trust anybody’s promise about them, ours included. That is the strongest kind of privacy there is, and it is most of what people mean by the word.',
          note: 'A test of the difference: a promise can be broken by a decision in a meeting. A missing door needs a builder.',
        },
        {
          kind: 'drawing',
          name: 'doors',
          caption:
            'The room is your server. Solid walls need nobody’s promise. The two doors ajar are described below; the third is yours.',
        },
      ],
    },
    ajar: {
      title: 'Doors that stay ajar',
      blocks: [
        'Someone who watches your line sees that you speak to your server, when, and how much. They do not see what about. For nearly everyone this does not matter. For a journalist meeting a source it might.',
        {
          kind: 'text',
          copy: 'If the machine stands in a data centre, whoever runs that building and that hardware is underneath it. The disk is encrypted, so a stolen disk is worthless. But a machine that is switched on holds its keys in memory, and memory can be read from below by somebody with enough control and intent. We forbid it, we log what our staff do, and we keep no standing access. What we cannot do is make it physically impossible. If you have to rule it out, put the machine in your own rooms.',
          note: 'Processors that encrypt a guest’s memory raise the price of looking. They do not make it infinite: attacks on them are published every year.',
        },
        copy`Your account with us is a door as well. It signs you in to your server, so whoever takes over the account stands before your papers. Use a long password, look at ${link('which servers may sign you in', PATHS.permissions)} now and then, and never agree to connect to an address that you do not know.`,
      ],
    },
    yours: {
      title: 'Doors that only you can close',
      blocks: [
        'A server answers whoever is signed in. A shared password, a phone without a lock, a folder shared with everybody because it was quicker: these undo the work of all the encryption below them. Most leaks that we have seen described began with a person in a hurry.',
        'The model cannot help here. It has no notion of who ought to know what; it reads what the person before it may read. So rights belong on folders and rooms, never in an instruction such as “do not tell anyone about salaries”. An instruction is a request. A right is a lock.',
        copy`It can also be talked into things. A document that you add may contain sentences written for the machine rather than for you. That is a subject of its own, and has ${link('an article of its own', '/blog/documents-that-give-orders')}.`,
      ],
    },
    who: {
      title: 'Against whom',
      blocks: [
        'Privacy without a “from whom” is a mood. Here is the list that we work with.',
        {
          kind: 'table',
          caption: 'Who might want to know, and what they get from a server in our racks',
          head: ['Someone who', 'gets', 'because'],
          rows: [
            ['sells advertising', 'nothing', 'no line leads there'],
            ['trains models', 'nothing', 'nothing is sent to train on'],
            ['steals the disk', 'noise', 'it is encrypted, the key is elsewhere'],
            ['listens on the way', 'times and amounts', 'TLS ends on your machine'],
            ['knows your password', 'what you can read', 'the server takes them for you'],
            ['runs the hardware', 'in the end, everything', 'memory can be read from below'],
            ['brings a court order', 'what we have', 'account data; your files are on your disk'],
          ],
        },
        'The last line deserves a word. We answer lawful orders with what we hold: an e-mail address, a plan, the list of servers. An order to copy a running machine is aimed at the sixth line, and no contract of ours stands above a court. People who must plan for that run the machine at home, where the order has to come to their own door.',
      ],
    },
    so: {
      title: 'So, is it private?',
      blocks: [
        'Against companies, advertisers, reviewers and the curiosity of strangers: yes, by construction. Against a thief with your disk: yes. Against the one who runs the hardware: as far as law, contract and habit reach, and no further. Against your own Tuesday evening: that is up to you.',
        copy`If that reads like less than you hoped for, compare it with the same list for whatever you use today. And if it is still too little, the ${link('article on self-hosting', '/blog/a-machine-in-the-cupboard')} tells what the remaining step costs. What we store about you here, line by line, is on the ${link('privacy page', PATHS.privacy)}.`,
      ],
    },
  },
});
