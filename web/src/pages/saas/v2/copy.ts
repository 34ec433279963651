import { PATHS, PRICING } from '@/site/paths.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { LIST_PRICES, PLAN_TERMS } from '@contract/plans.ts';
import { euroPrice } from '@/lib/money.ts';
import { price, pricePerHead } from '@/site/prices.ts';

export const PRACTICES = {
  hero: {
    title: 'A working day that stays in the house',
    lead: 'What an AI server of your own does in a practice or an office, told along a clock. The people and papers below are invented; the work is the kind that fills your day.',
    dial: 'A dial from seven in the morning to seven in the evening. Five moments are marked on it: 08:10, 09:35, 11:50, 15:20 and 17:45.',
    marks: ['08:10', '09:35', '11:50', '15:20', '17:45'],
  },

  dayTitle: 'The day, moment by moment',

  post: {
    time: '08:10',
    title: 'The post is already sorted',
    text: [
      'Overnight the server has read what the scanner left in the shared folder. Each letter now carries three lines: who it is from, what it is about, by when somebody must act. Two have a date in this week and lie on top.',
    ],
    note: 'Print is read well, a stamp mostly, handwriting badly. Where the reading was unsure, the line says so.',
    paper: {
      description:
        'A scanned letter from a land registry. The sentence with the deadline of 18 March is marked, and a slip pinned to the letter names sender, subject and date.',
      sender: ['Land Registry Halden', 'Section 3 · Boundaries'],
      date: '4 March',
      subject: 'Plot 118/4, objection to the boundary record',
      opening: 'Dear Ms Ferrand,',
      before: 'We have entered the boundary between plots 118/3 and 118/4 as surveyed in January.',
      marked: 'An objection must reach us in writing by 18 March.',
      after: 'After that day the record stands.',
      stamp: ['Received', '5 March'],
      slip: [
        { term: 'From', text: 'Land Registry' },
        { term: 'About', text: 'Osei, plot 118/4' },
        { term: 'By', text: '18 March, 9 days' },
      ],
    },
  },

  away: {
    time: '09:35',
    title: 'A colleague’s case, while she is away',
    text: [
      'The client is on the telephone, and Ms Ferrand, who knows the file, is on a train. The desk asks in its own words. The answer names the letter, the page and who signed, while the client is still speaking.',
      'What the desk may not open, it cannot ask about either: a closed folder is missing from the search itself.',
    ],
    note: 'Who may ask about a folder follows the rights on your own share.',
    slip: {
      description:
        'A question from the desk, the answer in two sentences, and the two letters that it was read from.',
      asked: 'The desk asks',
      question: 'What was the last thing we told Mr Osei about the second survey?',
      answer:
        'That it costs 840 net and takes two weeks from the order. He has not ordered it yet.',
      sources: [
        { file: 'osei/out/2026-02-24-offer.pdf', place: 'page 1, signed L. Ferrand' },
        { file: 'osei/in/2026-02-27-reply.eml', place: 'lines 3 to 5' },
      ],
      closedTitle: 'Not searched for the desk',
      closed: ['partners/', 'payroll/'],
    },
  },

  draft: {
    time: '11:50',
    title: 'A reply that sounds like you',
    text: [
      'Asked for an answer to the registry, the machine writes one from three of your own earlier letters. It knows how you open, and that you never write “kindly”.',
      'You cut the second sentence, put in the one that matters, and send it from your own mail programme.',
    ],
    note: 'The server sends nothing. It puts a draft next to the case.',
    paper: {
      description:
        'A draft letter to the land registry. One sentence is struck out and another written in by hand.',
      head: 'Draft 2',
      from: 'after letters of 12 May, 3 September and 20 January',
      lines: [
        'Plot 118/4: objection',
        'We object to the boundary record of 4 March on behalf of Mr Daniel Osei.',
      ],
      deleted: 'We would be most grateful if you could possibly reconsider the matter.',
      inserted: 'Peg 7 stands 38 cm east of the line you entered. See our sketch.',
      after: 'The file of the survey of 1987 is enclosed.',
      signed: 'L. Ferrand',
    },
  },

  minutes: {
    time: '15:20',
    title: 'The minutes write themselves, almost',
    text: [
      'Four people, forty-seven minutes, a telephone in the middle of the table. Afterwards the recording comes back as a page: what was decided, who does it, by when. Each line leads to the second in which it was said. Somebody who was there reads it through.',
    ],
    note: 'Ask everybody in the room before you record; in most places that is the law as well.',
    paper: {
      description:
        'A page of minutes with three decisions. Below it the recording as a line of sound, with the day on which it will be deleted.',
      head: 'Minutes, 9 March',
      present: 'Ferrand, Adeyemi, Holm, Ruiz',
      decisions: [
        { what: 'Objection for Osei goes out today', who: 'Ferrand', at: '04:12' },
        { what: 'Second survey: ask for the order', who: 'Holm', at: '11:38' },
        { what: 'New scanner, at most 900', who: 'Ruiz', at: '32:05' },
      ],
      recording: 'Recording, 47 min',
      expiry: 'deleted on 23 March',
    },
  },

  evening: {
    time: '17:45',
    title: 'The door is shut',
    text: [
      'Everybody signs out, and the machine goes on with the scans. Before it does, it writes down the day: who asked, when, in which folder. You decide who in the office may read that list, and after how many days it goes.',
    ],
    note: 'On the Practice plan a backup is made every hour and kept for 90 days.',
    log: {
      description: 'The evening lines of the log on the office’s own server.',
      lines: [
        { at: '17:31', text: 'l.ferrand      asked    osei/' },
        { at: '17:44', text: 'desk           signed out' },
        { at: '18:00', text: 'backup         hourly   ok  214 MB' },
        { at: '18:02', text: 'deleted        recording-02-23' },
        { at: '19:00', text: 'backup         hourly   ok    3 MB' },
        { at: '02:10', text: 'read           31 scans, 2 unsure' },
        { at: '03:00', text: 'test restore   1 file   ok' },
      ],
    },
  },

  file: {
    title: 'For the file on data protection',
    text: [
      'Four sheets, in the order in which they are asked for. What we handle for your account, as distinct from your server, is on the ',
      { text: 'privacy page', to: PATHS.privacy },
      '.',
    ],
    sheets: [
      {
        tab: 'Contract',
        title: 'You instruct, we process',
        text: 'A data-processing agreement under Art. 28 GDPR comes with the Practice plan. You remain the controller for everything on the server. Firebase, Stripe and Zendesk serve the account, the payment and the help desk; the host of the machines stores what lies on yours, encrypted.',
        line: 'Signed copy: yours before the first file is moved.',
      },
      {
        tab: 'Place',
        title: 'One building in the European Union, or yours',
        text: 'We make the server when you have paid; it, its disk and its backups stand in the European Union. If that is not enough, put a machine in your own rooms and register its address.',
        line: 'Transfer to third countries: none from the server.',
      },
      {
        tab: 'Secrecy',
        title: 'No standing access for our staff',
        text: 'Nobody of ours has a login. When you need help inside the machine, you open the door for a person and for a time, and the visit is in your log. Whoever runs the hardware could in theory tamper with it; where that counts, use your own rooms.',
        line: 'Professional secrecy: an undertaking for those who assist you, on request.',
      },
      {
        tab: 'Deletion',
        title: 'Gone from the index at once, from backups in 90 days',
        text: `A deleted file leaves the index within a minute and the last backup after 90 days. When the plan ends, the servers sleep for ${KEEP_DAYS} days. Then they are erased with their backups.`,
        line: 'Proof: on request the erasure is confirmed in writing.',
      },
    ],
  },

  cost: {
    title: 'What it costs, for five and for twelve',
    text: [
      'You pay for machines and not for chairs. Prices are by the month; a year costs ten. ',
      { text: 'All three plans', to: PRICING },
      '.',
    ],
    perPerson: 'a person',
    offices: [
      {
        title: 'An office of five',
        people: 5,
        options: [
          {
            plan: 'Household',
            month: price('household'),
            seats: PLAN_TERMS.household.people,
            each: pricePerHead('household', 5),
            text: 'Holds five by number. Two servers, 500 GB, a backup each night. The agreement on data processing on request.',
          },
          {
            plan: 'Practice',
            month: price('practice'),
            seats: PLAN_TERMS.practice.people,
            each: pricePerHead('practice', 5),
            text: `What ${euroPrice(LIST_PRICES.practice.month - LIST_PRICES.household.month)} more buys: the agreement from the start, hourly backups for 90 days, larger machines, an engineer with a name.`,
          },
        ],
        advice:
          'If other people’s secrets are your trade, take Practice. A studio of five may do well with Household.',
      },
      {
        title: 'An office of twelve',
        people: 12,
        options: [
          {
            plan: 'Practice',
            month: price('practice'),
            seats: PLAN_TERMS.practice.people,
            each: pricePerHead('practice', 12),
            text: 'Five servers, so that the tax side need not share a machine with the desk. 2 TB. Thirteen more people may come before anything changes.',
          },
        ],
        advice: `Paid by the year: ${price('practice', 'year')}, which is ${euroPrice(12 * LIST_PRICES.practice.month - LIST_PRICES.practice.year)} less.`,
      },
    ],
  },

  questions: {
    title: 'What a partner asks before signing',
    items: [
      {
        question: 'Who answers for a wrong sentence?',
        answer:
          'Whoever signs the letter, as with a clerk’s draft. That is why each sentence of an answer names the page it rests on.',
      },
      {
        question: 'What do we tell our clients?',
        answer:
          'That a machine under your control helps to find and draft, and that people decide. Three clauses in the engagement letter are enough.',
      },
      {
        question: 'It is ten in the morning and it is down. What now?',
        answer:
          'You work as you did last year: the share, the mailbox and the practice software run without it. We aim for 99.5 per cent a month and pay back for what is missing.',
      },
      {
        question: 'Can the trainee read the partners’ letters?',
        answer: 'Only if the share already allows it. Sign in as the trainee and ask.',
      },
      {
        question: 'Is it worth it for an office without an IT department?',
        answer: [
          'The machine is made in minutes after you pay; setting it up for everybody takes a morning. If nobody has that morning, our ',
          { text: 'services', to: PATHS.servicesV1 },
          ' include moving in and an hour with the team, at ',
          { text: 'a fixed price', to: PATHS.servicesV2 },
          '.',
        ],
      },
    ],
  },

  start: {
    title: 'Begin with closed matters',
    text: 'Nothing urgent can go wrong there, you know the right answers, and within a week you see whether it is worth having.',
    week: [
      {
        day: 'Mon',
        text: 'One folder of closed matters, one person, one server. It reads overnight.',
      },
      { day: 'Tue', text: 'Twenty questions whose answers you know. Count the right ones.' },
      { day: 'Thu', text: 'A second person with fewer rights. Try to get at what is shut.' },
      { day: 'Fri', text: 'Decide. Cancelling takes a minute and the archive goes with you.' },
    ],
    links: [
      { label: 'Create an account', to: PATHS.getStarted },
      { label: 'Read an example: two doctors', to: PATHS.customerStorySingle },
      { label: 'Put a question of your own', to: PATHS.contactV1 },
    ],
  },
} as const;
