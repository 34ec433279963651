import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const WHAT_STAYS_PRIVATE = articleText({
  slug: 'what-stays-private',
  layout: 'column',
  lead: 'People ask us whether an AI server of their own is private. The honest answer looks like the plan of a house: some walls are solid, some doors stay ajar, and some only you can shut.',
  parts: {
    closed: {
      title: 'Walls without a door',
      blocks: [
        'When a model runs on a server that only you use, your question goes straight to it. There is no provider in between to log your requests, review your conversations for quality or add them to a training set. If a large service is broken into, your papers are somewhere else. If it changes its terms in March, your March goes on as before.',
        {
          kind: 'text',
          copy: 'These walls are solid by construction. They stand even if promises are broken, ours included. That is the strongest kind of privacy there is, and it is most of what people mean by the word.',
          note: 'Breaking a promise takes one decision in a meeting. Putting a door in a wall takes a builder.',
        },
        {
          kind: 'drawing',
          name: 'doors',
          caption:
            'The room is your server. Its walls are solid. The two doors ajar are described below; the third is yours.',
        },
      ],
    },
    ajar: {
      title: 'Doors that stay ajar',
      blocks: [
        'Someone who watches your line sees that you talk to your server, when, and how much. What you talk about stays hidden. For nearly everyone that is enough. For a journalist meeting a source it might not be.',
        {
          kind: 'text',
          copy: 'If your server is in a data centre, the people who run the building and the hardware are underneath it. The disk is encrypted, so a stolen disk is worthless. But a running server keeps its keys in memory, and someone with enough control and intent can read memory from below. We hold the key to the disk as well. We forbid looking, our staff enter only in a visit that you open, and your log shows each one. What we can’t do is make it physically impossible. If you have to rule it out, run the server on your own premises.',
          note: 'Processors that encrypt a guest’s memory make looking harder, but attacks on them are published every year.',
        },
        copy`Your account with us is a door as well. It signs you in to your server, so anyone who takes over the account can get to your papers. Use a long password, check ${link('which servers may sign you in', PATHS.permissions)} now and then, and only agree to connect to addresses that you know.`,
      ],
    },
    yours: {
      title: 'Doors that only you can close',
      blocks: [
        'A server answers anyone who is signed in. A shared password, an unlocked phone, a folder shared with everyone because it was quicker: each undoes all the encryption underneath. Most of the leaks we have read about began with a person in a hurry.',
        'The model can’t help here. It reads whatever the person asking may read, and has no idea who ought to know what. So set the rights on folders and rooms. An instruction such as “keep the salaries to yourself” is a request. A right is a lock.',
        copy`It can also be talked into things. A document that you add may contain sentences written for the model rather than for you. That is the subject of ${link('an article of its own', '/blog/documents-that-give-orders')}.`,
      ],
    },
    who: {
      title: 'Private from whom',
      blocks: [
        'Privacy always means privacy from someone. This is the list that we work with.',
        {
          kind: 'table',
          caption: 'Who might want to know, and what they get from a server that we host',
          head: ['Someone who', 'gets', 'because'],
          rows: [
            ['sells advertising', 'nothing', 'they are not connected'],
            ['trains models', 'nothing', 'your text stays where it is'],
            ['steals the disk', 'noise', 'it is encrypted, and we hold the key elsewhere'],
            ['listens on the line', 'times and amounts', 'TLS ends on your server'],
            ['knows your password', 'what you can read', 'the server takes them for you'],
            ['runs the hardware', 'in the end, everything', 'memory can be read from below'],
            ['brings a court order', 'what we have', 'account data; your files are on your disk'],
          ],
        },
        'The last row needs explaining. We answer lawful orders with what we hold: an e-mail address, a plan, the list of servers. An order to copy a running server would fall under the sixth row, and a court outranks any contract with us. If you must plan for that, run the server at home, where the order has to come to your own door.',
      ],
    },
    so: {
      title: 'So, is it private?',
      blocks: [
        'From companies, advertisers, reviewers and curious strangers: yes, by construction. From a thief with your disk: yes. From the people who run the hardware: as far as law, contract and habit reach, and no further. From a slip of your own on a Tuesday evening: that is up to you.',
        copy`If that is less than you hoped for, make the same list for what you use today. If it is still too little, our ${link('article on self-hosting', '/blog/a-machine-in-the-cupboard')} says what the last step costs. The ${link('privacy page', PATHS.privacy)} lists, line by line, what we store about you.`,
      ],
    },
  },
});
