import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const FOUR_WAYS_HOME = articleText({
  slug: 'four-ways-home',
  layout: 'column',
  lead: 'Your own server is little use if you can only reach it at home. You’ll want it on a train, in a hotel, at a surgery across town. There are four common ways to reach it. From the outside they look alike; in the middle they are quite different.',
  parts: {
    question: {
      title: 'The one question to ask',
      blocks: [
        'Every way home is a line between two ends with something in between. “Is it encrypted?” tells you little, because practically everything is. Ask where the encryption ends. If it ends on your server, the people in the middle carry a sealed box. If it ends in the middle, they open the box, see where it has to go and close it again.',
        {
          kind: 'drawing',
          name: 'four-ways',
          caption:
            'The same laptop and the same server, connected in four ways. A filled square is a place where the text can be read; a ring is a place that passes it on sealed.',
        },
      ],
    },
    port: {
      title: 'An open port on your router',
      blocks: [
        'This is the oldest way. Your router passes everything that arrives on port 443 to the server behind it, a domain name points to your home connection, and the server shows its own certificate. The connection is direct. Your internet provider sees that someone connects, and how much data passes.',
        {
          kind: 'text',
          copy: 'The price is a door on the street. Within minutes of your opening it, strangers who try every door will try yours. You can live with that if what answers is small, up to date and asks for a sign-in before it does anything else. A model runner that was meant for your own desk, with no sign-in at all, lets them in.',
          note: 'Certificates are listed in public logs. From the day payroll-archive.example.org gets one, everyone can read its name. Name your server after a tree.',
        },
        'Some lines rule it out. Many providers share one public address among hundreds of households, which leaves you without a port of your own to open. IPv6 often solves that, as long as the network you connect from has it too.',
      ],
    },
    network: {
      title: 'A private network',
      blocks: [
        'WireGuard is the one to know. Each device has a pair of keys; the server lists the keys it accepts and ignores everyone else, without so much as a refusal. To a scanner the port looks closed. The middle sees only noise between two addresses.',
        {
          kind: 'code',
          caption: 'The whole configuration on a laptop. Names and keys are examples.',
          text: `[Interface]
PrivateKey = (made on this laptop, stays on it)
Address    = 10.8.0.2/32

[Peer]
PublicKey  = kYvBq0n3wUe1…8Xc=      # the server
Endpoint   = cedar.alcove.example:51820
AllowedIPs = 10.8.0.1/32            # the server and nothing else
PersistentKeepalive = 25`,
        },
        'It needs a program on every device, and a plan for the day one gets lost: its key must come off the list, and someone has to know how. For six devices that is fine. For twenty-five people with their own phones it becomes a job.',
      ],
    },
    relay: {
      title: 'A relay that keeps boxes sealed',
      blocks: [
        'When neither end can be reached from outside, both call out to a relay that joins the two calls. If it is well built, the encryption still runs from end to end and only the ends hold the keys. The relay knows who is connected to whom, when, and how many bytes went each way.',
        {
          kind: 'text',
          copy: 'That adds up. A year of such records shows when an office starts work, on which nights someone couldn’t sleep, and when one side’s lawyers suddenly had a lot to ask. Find out how long a relay keeps its records, and prefer one that keeps none.',
          note: 'To find out whether a relay opens the box, look at the certificate in your browser. If it was issued to your server’s name and its private key is only on your server, the middle can’t read what passes.',
        },
      ],
    },
    tunnel: {
      title: 'A tunnel service that opens the box',
      blocks: [
        'This is the most convenient way. A small program on the server dials out to a large company, which gives you a name, a certificate, protection against floods of traffic and a pleasant control panel. The certificate is theirs. Each time, the text lies open on their server for a moment. They say they don’t look, and we believe them. But you set up your own server so that you could stop relying on promises, and now you rely on one.',
        'For a public website that is a sensible trade. For a doctor’s questions about patients, it quietly defeats the purpose of having the server.',
      ],
    },
    table: {
      title: 'Side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Four ways to reach a server at home, and what is in between',
          head: ['Way', 'Sealed as far as', 'The middle sees', 'What it takes'],
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
        'A server that we host answers on port 443 with its own certificate. The key of that certificate is on its own disk, with no proxy before it. How you reach a server on your own premises is your choice; all we know of it is its address. For a server that we host, like any carrier, our host sees addresses, times and amounts.',
        copy`For a family at home, we would put WireGuard on the phones and be done. For an office where people come and go, a sign-in on an open port is easier to live with, as long as one person is responsible for updates and knows it. To add a server to your list, see ${link('connect your server', PATHS.helpDetail)}; the ports are in the ${link('data sheet', PATHS.saasV3)}.`,
        'All four have one weakness in common: anyone who watches both ends of a line can match the two by time and amount. If you attract that kind of attention, read more than one article.',
      ],
    },
  },
});
