import { PATHS } from '@/content/paths.ts';

export const PRIVATE_POST = {
  lead: 'People ask us whether an AI server of their own is private. The honest answer is a list, and it has two columns.',
  parts: [
    {
      id: 'closed',
      title: 'Doors that are closed for good',
      paragraphs: [
        'When a model runs on a machine that only you use, there is no request log at a provider, because there is no provider between you and the answer. Nobody reviews your conversations for quality. Nothing you write turns up in a training set, since nobody who trains anything ever receives it. If a large service is broken into, your papers are not among what is carried off. If its terms change in March, nothing happens to you in March.',
        'These doors are closed by construction. You need not trust anybody’s promise about them, ours included. That is the strongest kind of privacy there is, and it is most of what people mean by the word.',
      ],
    },
    {
      id: 'ajar',
      title: 'Doors that stay ajar',
      paragraphs: [
        'Someone who watches your line sees that you speak to your server, when, and how much. They do not see what about. For nearly everyone this does not matter. For a journalist meeting a source it might.',
        'If the machine stands in a data centre, whoever runs that building and that hardware is underneath it. The disk is encrypted, so a stolen disk is worthless. But a machine that is switched on holds its keys in memory, and memory can be read from below by somebody with enough control and intent. We forbid it, we log what our staff do, and we keep no standing access. What we cannot do is make it physically impossible. If you have to rule it out, put the machine in your own rooms.',
        [
          'Your account with us is a door as well. It signs you in to your server, so whoever takes over the account stands before your papers. Use a long password, look at ',
          { text: 'which servers may sign you in', to: PATHS.permissions },
          ' now and then, and never agree to connect to an address that you do not know.',
        ],
      ],
    },
    {
      id: 'yours',
      title: 'Doors that only you can close',
      paragraphs: [
        'A server answers whoever is signed in. A shared password, a phone without a lock, a folder shared with everybody because it was quicker: these undo the work of all the encryption below them. Most leaks that we have seen described began with a person in a hurry.',
        'The model can also be talked into things. A document that you add may contain sentences written for the machine rather than for you, such as a hidden line that says to ignore what stands elsewhere. The answer may then be wrong. What it cannot do on your server is send anything away, because sending is not among the things it is able to do.',
      ],
    },
    {
      id: 'so',
      title: 'So, is it private?',
      paragraphs: [
        'Against companies, advertisers, reviewers and the curiosity of strangers: yes, by construction. Against a thief with your disk: yes. Against the one who runs the hardware: as far as law, contract and habit reach, and no further. Against your own Tuesday evening: that is up to you.',
      ],
    },
  ],
} as const;
