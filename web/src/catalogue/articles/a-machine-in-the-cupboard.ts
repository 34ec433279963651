import { PATHS, PRICING } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const A_MACHINE_IN_THE_CUPBOARD = articleText({
  slug: 'a-machine-in-the-cupboard',
  layout: 'wide',
  lead: 'We sell machines that stand in our racks, and still think that many people should have their own. So here is what it takes, from people who lose a customer each time somebody follows it to the end.',
  opening: {
    name: 'power-day',
    caption:
      'One day of a small machine at the socket (example). It idles at 12 watts and draws 65 while it answers: two hours altogether, in the morning and after supper.',
  },
  parts: {
    saturday: {
      title: 'Saturday: the machine',
      figure: { value: '32 GB', text: 'of memory, in two modules, is the size to begin with' },
      blocks: [
        'A used office computer or a small new one will do, if it takes 32 gigabytes of memory in two modules. Add a solid-state disk of a terabyte and a second one for the backup. Stand it where it has air, a cable to the router and no bed within four metres, because a fan that nobody hears at noon is heard at two in the morning.',
        'Install a long-supported Linux with the whole disk encrypted. That means somebody types a passphrase after every power cut, or the key lies in the machine’s security chip, which protects against a thief with the disk but not against one with the whole machine. Decide which of the two you meant, and write it down. Everything after that is an afternoon: a runner for the model, something to search the files with, a page to type into.',
      ],
    },
    sunday: {
      title: 'Sunday: the doors',
      blocks: [
        'The commonest mistake of the whole undertaking takes one line. Model runners are made for the desk of one developer. Many have no sign-in, and with one setting they listen to the whole network instead of the machine itself. Put something with a sign-in before them, and look with your own eyes at what is open.',
        {
          kind: 'code',
          caption:
            'What listens, and to whom. Only the last line should be reachable from outside.',
          text: `$ ss -tln
State    Local Address:Port
LISTEN   127.0.0.1:11434      model runner: this machine only
LISTEN   127.0.0.1:5432       database: this machine only
LISTEN   0.0.0.0:443          web server with sign-in

$ sudo ufw default deny incoming
$ sudo ufw allow 443/tcp
$ sudo ufw enable`,
        },
        copy`How to reach it from outside is a question with four answers, and we have ${link('written about all four', '/blog/four-ways-home')}. Then make the backup, and restore one folder from it before you go to bed. From Monday on you will not.`,
      ],
    },
    year: {
      title: 'The other fifty-one weekends',
      figure: { value: '26 hours', text: 'a year, when nothing goes wrong (example)' },
      blocks: [
        'A server is less like furniture than like a garden. It wants little, but it wants it regularly, and it punishes a summer of neglect in October.',
        {
          kind: 'table',
          caption: 'Hours in a year for a machine with two users (our estimate, as an example)',
          head: ['What', 'How often', 'Hours a year'],
          rows: [
            ['Security updates and a restart', 'weekly, 10 minutes', '9'],
            ['Updates of model and interface', 'every two months, 1 hour', '6'],
            ['Rehearsing the backup', 'quarterly, 1 hour', '4'],
            ['Disk full, fan loud, certificate expired', 'three times, 1 hour', '3'],
            ['“It does not work” from somebody in the house', 'monthly, 20 minutes', '4'],
          ],
        },
        'Twenty-six hours are nothing for someone who enjoys it, and a great deal for someone who does not. The hours are also not yours to place: the disk fills up while you are away. If other people depend on the machine, there must be a second person who can log in, and a page of paper that tells how.',
      ],
    },
    cost: {
      title: 'What it costs',
      figure: { value: '144 kWh', text: 'a year in the example: about 43 € at 30 cents' },
      blocks: [
        'Electricity is less than people fear. Twelve watts all year are 105 kilowatt-hours; two hours a day at 53 watts more are another 39. At 30 cents that is 43 euros. A large graphics card changes the sum: idling at 25 watts and drawing 300 in those two hours, it comes to 126 euros, or six and a half months of our smallest plan.',
        {
          kind: 'table',
          caption: 'Three years, an example for one household, without the hours',
          head: ['Over three years', 'In the cupboard', 'Household plan'],
          rows: [
            ['Machine and two disks', '780 €', 'included'],
            ['Electricity', '130 €', 'included'],
            ['A disk or a fan in year three', '60 €', 'included'],
            ['A place elsewhere for the backup', '100 €', 'included'],
            ['Plan, paid by the year', 'none', '1,170 €'],
            ['Sum', '1,070 €', '1,170 €'],
          ],
        },
        'Money, then, is not the reason either way. The cupboard gives you the one thing that we cannot: nobody stands underneath the machine. We give you twenty-six hours, a second building for the backups and somebody to write to.',
      ],
    },
    'for-whom': {
      title: 'For whom, and for whom not',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do it if you like knowing how things work, or if you must rule out whoever runs the hardware.',
            'Do it if your line at home is good upwards as well as downwards, and stays up.',
            'Do not do it for other people’s professional secrets unless two of you can look after it.',
            'Do not do it to save money.',
          ],
        },
        copy`There is a way between. Your own machine can stand in the list of an Alcove account beside one of ours; ${link('one server needs no plan', PRICING)}. You get the sign-in and the list, and we get nothing but its address. If the first weekend is what keeps you from it, that is among ${link('our services', PATHS.servicesV2)} too.`,
      ],
    },
  },
});
