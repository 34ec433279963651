import { LIST_PRICES } from '@contract/plans.ts';
import { euroPrice } from '@/lib/money.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

const PLAN_FOR_THREE_YEARS = euroPrice(LIST_PRICES.household.year * 3);

export const A_MACHINE_IN_THE_CUPBOARD = articleText({
  slug: 'a-machine-in-the-cupboard',
  layout: 'wide',
  lead: 'We host servers for a living, and still think that many people should have their own at home. Here is what it takes, from people who lose a customer each time a reader follows it to the end.',
  opening: {
    name: 'power-day',
    caption:
      'What a small machine draws from the socket in one day (example). It idles at 12 watts and draws 65 while it answers: two hours altogether, mostly in the morning and after supper.',
  },
  parts: {
    saturday: {
      title: 'Saturday: the machine',
      figure: { value: '32 GB', text: 'of memory, in two modules, is a good size to start with' },
      blocks: [
        'A used office computer or a small new one will do, as long as it takes 32 gigabytes of memory in two modules. Add a one-terabyte solid-state disk and a second one for the backup. Put it somewhere with air and a cable to the router, at least four metres from the nearest bed: a fan that is silent at noon is loud at two in the morning.',
        'Install a Linux release with long-term support, and encrypt the whole disk. Then either someone types a passphrase after every power cut, or the machine’s security chip keeps the key. The chip protects you from a thief who takes the disk; a thief who takes the whole machine gets the key as well. Choose one and write it down. The rest is an afternoon’s work: a runner for the model, something to search the files, a page to type into.',
      ],
    },
    sunday: {
      title: 'Sunday: the doors',
      blocks: [
        'The commonest mistake in the whole project is one line long. Model runners are built for a single developer’s desk. Many come without a sign-in, and one setting makes them listen to the whole network instead of their own machine. Put a sign-in page in front of them, and check for yourself what is open.',
        {
          kind: 'code',
          caption:
            'What is listening, and where. Only the last line should be reachable from outside.',
          text: `$ ss -tln
State    Local Address:Port
LISTEN   127.0.0.1:11434      model runner: this machine only
LISTEN   127.0.0.1:5432       database: this machine only
LISTEN   0.0.0.0:443          web server with sign-in

$ sudo ufw default deny incoming
$ sudo ufw allow 443/tcp
$ sudo ufw enable`,
        },
        copy`There are four ways to reach it from outside, and we have ${link('written about all four', '/blog/four-ways-home')}. Then set up the backup, and restore one folder from it before you go to bed. By Monday you will be busy with something else.`,
      ],
    },
    year: {
      title: 'The other fifty-one weekends',
      figure: { value: '26 hours', text: 'a year, when all goes well (example)' },
      blocks: [
        'A server is more like a garden than like furniture. It needs a little work, regularly, and a summer of neglect shows in October.',
        {
          kind: 'table',
          caption: 'Hours a year for a machine with two users (our estimate, as an example)',
          head: ['What', 'How often', 'Hours a year'],
          rows: [
            ['Security updates and a restart', 'weekly, 10 minutes', '9'],
            ['Updates of model and interface', 'every two months, 1 hour', '6'],
            ['Rehearsing a restore', 'quarterly, 1 hour', '4'],
            ['Disk full, fan loud, certificate expired', 'three times, 1 hour', '3'],
            ['“It’s broken”, from someone in the house', 'monthly, 20 minutes', '4'],
          ],
        },
        'Twenty-six hours is a hobby to someone who enjoys it and a chore to everyone else. And you can’t choose when: the disk fills up while you are away. If other people depend on the machine, a second person must be able to log in, with the steps on a sheet of paper.',
      ],
    },
    cost: {
      title: 'What it costs',
      figure: { value: '144 kWh', text: 'a year in the example: about €43 at 30 cents' },
      blocks: [
        'Electricity costs less than people fear. Twelve watts all year round is 105 kilowatt-hours, and two hours a day at an extra 53 watts is another 39. At 30 cents that comes to €43. A large graphics card changes the sum: idling at 25 watts and drawing 300 for those two hours, it costs €126, or six and a half months of our smallest plan.',
        {
          kind: 'table',
          caption: 'Three years in one example household, leaving out the hours',
          head: ['Over three years', 'In the cupboard', 'Household plan'],
          rows: [
            ['Machine and two disks', '€780', 'included'],
            ['Electricity', '€130', 'included'],
            ['A disk or a fan in year three', '€60', 'included'],
            ['Space elsewhere for the backup', '€100', 'included'],
            ['Plan, paid by the year', '€0', PLAN_FOR_THREE_YEARS],
            ['Total', '€1,070', PLAN_FOR_THREE_YEARS],
          ],
        },
        'So the money comes out much the same. The cupboard gives you one thing that we can’t: only you can reach the hardware. We give you your twenty-six hours back, a second building for the backups and someone to write to.',
      ],
    },
    'for-whom': {
      title: 'Should you do it yourself?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do it if you like knowing how things work, or if you must be the one who runs the hardware.',
            'Do it if your line at home is fast in both directions and stays up.',
            'Keep patients’ and clients’ papers off it unless two of you can look after it.',
            'Don’t do it to save money.',
          ],
        },
        copy`There is a middle way. You can add your own server to an Alcove account, next to one that we host; ${link('one server needs no plan', PRICING)}. You get the sign-in and the list, and all we get is its address. If the first weekend is what puts you off, it is one of ${link('our services', PATHS.servicesV2)} too.`,
      ],
    },
  },
});
