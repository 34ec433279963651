import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const FOUR_WAYS_HOME = articleText({
  slug: 'four-ways-home',
  layout: 'column',
  lead: 'A server of your own is worth little if it is only there when you are. So it has to be reached from a train, a hotel, a surgery across town. There are four common ways to do that. They look alike from the outside, and are quite different in the middle.',
  parts: {
    question: {
      title: 'The one question to ask',
      blocks: [
        'Every way home is a line between two ends with something in between. What decides about privacy is not whether the line is encrypted. Practically everything is encrypted now, and the word has stopped telling anything apart. Ask instead where the encryption ends. If it ends on your machine, whoever is in the middle carries a sealed box. If it ends in the middle, they open the box, look which way it goes, and close it again.',
        {
          kind: 'drawing',
          name: 'four-ways',
          caption:
            'The same laptop and the same server, joined in four ways. A filled mark is a place where the text lies open; a ring is a place that passes it on sealed.',
        },
      ],
    },
    port: {
      title: 'An open port on your router',
      blocks: [
        'The oldest way: your router passes everything that arrives on port 443 to the machine behind it, a name points to your address at home, and the server shows its own certificate. Nobody stands in between. Your internet provider sees that you are visited, and how much is carried.',
        {
          kind: 'text',
          copy: 'The price is that the door faces the street. Within minutes of being opened it will be tried by strangers who try every door there is. That is survivable if what answers is small, up to date and asks for a sign-in before it does anything else. It is not survivable with a model runner that was meant for your own desk and has no sign-in at all.',
          note: 'Certificates are entered in public logs. A name such as payroll-archive.example.org is known to the world on the day on which it gets one. Name the machine after a tree.',
        },
        'And it is not available to everybody. Many connections share one public address among hundreds of households, so there is no port of your own to open. Where there is IPv6, it often solves that, as long as the network you travel in speaks it too.',
      ],
    },
    network: {
      title: 'A private network',
      blocks: [
        'WireGuard is the one to know. Each device has a key pair; the server lists the keys it accepts and does not answer anybody else, not even with a refusal. To a scanner the port looks closed. The middle sees packets of noise between two addresses.',
        {
          kind: 'code',
          caption: 'The whole of it on a laptop. The names and keys are examples.',
          text: `[Interface]
PrivateKey = (made on this laptop, never leaves it)
Address    = 10.8.0.2/32

[Peer]
PublicKey  = kYvBq0n3wUe1…8Xc=      # the server
Endpoint   = cedar.alcove.example:51820
AllowedIPs = 10.8.0.1/32            # only the server, not all traffic
PersistentKeepalive = 25`,
        },
        'What it asks of you is a programme on every device, and a plan for the device that gets lost: its key must be struck from the list, and somebody has to know how. For six devices that is fine. For twenty-five people with telephones of their own it becomes a job.',
      ],
    },
    relay: {
      title: 'A relay that passes sealed boxes',
      blocks: [
        'Where neither side can be reached, both call out to a machine that can, and it joins the two calls. If it is built well, the encryption still runs from end to end, and the relay holds no key. It knows who is connected to whom, when, and how many bytes went each way.',
        {
          kind: 'text',
          copy: 'That is not nothing. A year of such records says when an office begins work, on which nights somebody could not sleep, and when the lawyers of one side suddenly asked a great deal. Ask how long a relay keeps them, and prefer the one that has nothing to keep.',
          note: 'How to tell a sealed relay from an opening one: look at the certificate in the browser. If it was issued to your machine’s name and its private key lies only on your machine, the middle cannot read along.',
        },
      ],
    },
    tunnel: {
      title: 'A tunnel service that opens the box',
      blocks: [
        'The most comfortable way: a small programme on the server dials out to a large company, which gives you a name, a certificate, protection against floods and a pleasant control panel. The certificate is theirs. The text lies open on their machine for a moment, every time. They say that they do not look, and we have no reason to doubt it. But a server that was set up so that nobody has to be believed now depends on somebody being believed.',
        'For a public website this is a sensible trade. For the questions of a doctor’s practice it quietly undoes the reason for having the machine.',
      ],
    },
    table: {
      title: 'Side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Four ways to reach a machine at home, and what stands in between',
          head: ['Way', 'Sealed as far as', 'The middle sees', 'What it asks of you'],
          rows: [
            [
              'Open port',
              'your server',
              'addresses, times, amounts',
              'updates, and a port to open',
            ],
            ['WireGuard', 'your server', 'noise between two addresses', 'a key on every device'],
            ['Sealed relay', 'your server', 'who, when, how much', 'trust in its record-keeping'],
            ['Tunnel service', 'their server', 'everything', 'trust in its owner'],
          ],
        },
      ],
    },
    ours: {
      title: 'What we do, and what we would do at home',
      blocks: [
        'An Alcove server in our racks answers on port 443 with its own certificate; the key is on its own disk, and no proxy of ours opens the line. A machine in your rooms is reached through a WireGuard tunnel which our end passes on sealed. So we see addresses, times and amounts for both, like any carrier, and we keep the counters that defence against floods needs and nothing by the hour.',
        copy`At home, for a family, we would take WireGuard on the telephones and be done. For an office with people who come and go, a sign-in on an open port is kinder, provided that one person is responsible for updates and knows it. How a server gets into your list is under ${link('connect your server', PATHS.helpDetail)}; the ports stand in the ${link('data sheet', PATHS.saasV3)}.`,
        'One thing none of the four can change: whoever watches both ends of a line can match the two by time and amount. If that is the kind of attention you have, read more than one article.',
      ],
    },
  },
});
