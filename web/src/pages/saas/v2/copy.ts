import { PATHS, PRICING } from '@/site/paths.ts';
import { AVAILABILITY_TARGET } from '@contract/availability.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { backupWords, LIST_PRICES, PLAN_TERMS, sizeWords } from '@contract/plans.ts';
import { euroPrice } from '@/lib/money.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { price, pricePerHead } from '@/site/prices.ts';

const { household, practice } = PLAN_TERMS;

export const PRACTICES = {
  hero: {
    title: 'A working day that stays in-house',
    lead: 'What your own AI server does in a practice or an office, hour by hour. The people and papers below are invented; the work is the kind that fills your day.',
    dial: 'A dial from seven in the morning to seven in the evening. Five moments are marked on it: 08:10, 09:35, 11:50, 15:20 and 17:45.',
    marks: ['08:10', '09:35', '11:50', '15:20', '17:45'],
  },

  dayTitle: 'The day, hour by hour',

  post: {
    time: '08:10',
    title: 'The post is already sorted',
    text: [
      'Overnight the server read what the scanner left in the shared folder. Each letter now carries three lines: who it is from, what it is about, and when someone has to act. Two are due this week, so they are on top.',
    ],
    note: 'It reads print well, stamps mostly, handwriting badly. Where it was unsure, the line says so.',
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
      'The client is on the phone, and Ms Ferrand, who knows the file, is on a train. The front desk asks in its own words. While the client is still talking, the answer names the letter, the page and who signed it.',
      'The search covers only the folders that the desk may open.',
    ],
    note: 'Who may ask about a folder depends on the rights you set on your own share.',
    slip: {
      description:
        'A question from the desk, the answer in two sentences, and the two letters that it was read from.',
      asked: 'The desk asks',
      question: 'What was the last thing we told Mr Osei about the second survey?',
      answer: 'That it costs 840 net and takes two weeks from the order. He has yet to order it.',
      sources: [
        { file: 'osei/out/2026-02-24-offer.pdf', place: 'page 1, signed L. Ferrand' },
        { file: 'osei/in/2026-02-27-reply.eml', place: 'lines 3 to 5' },
      ],
      closedTitle: 'Closed to the desk',
      closed: ['partners/', 'payroll/'],
    },
  },

  draft: {
    time: '11:50',
    title: 'A reply that sounds like you',
    text: [
      'Ask for a reply to the registry, and the server drafts one from three of your earlier letters. It knows how you open, and that you steer clear of “kindly”.',
      'You cut the second sentence, put in the one that matters, and send it from your own e-mail program.',
    ],
    note: 'The server leaves a draft beside the case. Sending it is up to you.',
    paper: {
      description:
        'A draft letter to the land registry. One sentence is struck out and another written in by hand.',
      head: 'Draft 2',
      from: 'from letters of 12 May, 3 September and 20 January',
      lines: [
        'Plot 118/4: objection',
        'We object to the boundary record of 4 March on behalf of Mr Daniel Osei.',
      ],
      deleted: 'We would be most grateful if you could possibly reconsider the matter.',
      inserted: 'Peg 7 stands 38 cm east of the line you entered. See our sketch.',
      after: 'The 1987 survey file is enclosed.',
      signed: 'L. Ferrand',
    },
  },

  minutes: {
    time: '15:20',
    title: 'The minutes almost write themselves',
    text: [
      'Four people, forty-seven minutes, a phone in the middle of the table. Afterwards the recording comes back as a page: what was decided, who does it, and by when. Each line links to the second it was said. Someone who was there reads it through.',
    ],
    note: 'Ask everyone in the room before you record; in most places the law says you must.',
    paper: {
      description:
        'A page of minutes with three decisions. Below it, the recording as a sound wave, with the date it will be deleted.',
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
      'Everyone signs out, and the server turns to the scans. First it logs the day: who asked, when, and in which folder. You decide who in the office may read that log, and how many days it is kept.',
    ],
    note: `${backupWords(practice.backups)} backups, on the Practice plan, are kept for ${practice.backups.keepDays} days.`,
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
    title: 'For your data-protection file',
    text: [
      'Four sheets, in the order you will be asked for them. What we handle for your account, as distinct from your server, is on the ',
      { text: 'privacy page', to: PATHS.privacy },
      '.',
    ],
    sheets: [
      {
        tab: 'Contract',
        title: 'You instruct, we process',
        text: 'A data-processing agreement under Art. 28 GDPR is yours on any plan, and you accept it in your account. You remain the controller for everything on the server. We use Firebase for the account, Stripe for payment and Zendesk for the help desk; our hosting company stores what is on your server, encrypted.',
        line: 'Accepted and saved as a PDF before the first file is moved.',
      },
      {
        tab: 'Place',
        title: 'In the European Union, or on your own premises',
        text: 'We set up the server once you have paid. The server, its disk and its backups are in the European Union. If you need it closer, put a server on your own premises and register its address.',
        line: 'Transfer to third countries: none from the server.',
      },
      {
        tab: 'Secrecy',
        title: 'No standing access for our staff',
        text: 'The disk is encrypted, and we hold its key. When you need help on the server, you open the door to one person for a set time, and the visit is in your log. To hold the key yourself, put a server on your own premises.',
        line: 'Professional secrecy: an undertaking from those who assist you, on request.',
      },
      {
        tab: 'Deletion',
        title: `Gone from the index in a minute, from backups in ${practice.backups.keepDays} days`,
        text: `A deleted file leaves the index within a minute and the last backup after ${practice.backups.keepDays} days. When the plan ends, the servers are asleep for ${KEEP_DAYS} days. Then they are erased with their backups.`,
        line: 'Proof: we confirm the erasure in writing on request.',
      },
    ],
  },

  cost: {
    title: 'What it costs for five and for twelve',
    text: [
      'The price is for the whole plan, places for people included. Prices are monthly; a year costs ten months. ',
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
            seats: household.people,
            each: pricePerHead('household', 5),
            text: `Room for ${household.people} people. Two servers with ${sizeWords(household.size.diskBytes)} each, a backup each night, kept for ${household.backups.keepDays} days.`,
          },
          {
            plan: 'Practice',
            month: price('practice'),
            seats: PLAN_TERMS.practice.people,
            each: pricePerHead('practice', 5),
            text: `For ${euroPrice(LIST_PRICES.practice.month - LIST_PRICES.household.month)} more: hourly backups for ${practice.backups.keepDays} days, larger servers and a contact with a name.`,
          },
        ],
        advice:
          'If you keep other people’s secrets, take Practice. A studio of five may do well on Household.',
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
            text: `Five servers, so the tax team can have one to itself: you choose which servers each person may open. ${sizeWords(practice.size.diskBytes)} on each. ${practice.people - 12} more people can join before anything changes.`,
          },
        ],
        advice: `Paid yearly: ${price('practice', 'year')}, which saves ${euroPrice(12 * LIST_PRICES.practice.month - LIST_PRICES.practice.year)}.`,
      },
    ],
  },

  questions: {
    title: 'What a partner asks before signing',
    items: [
      {
        question: 'Who answers for a wrong sentence?',
        answer:
          'The person who signs the letter, as with a clerk’s draft. That is why each sentence of an answer names the page it rests on.',
      },
      {
        question: 'What do we tell our clients?',
        answer:
          'That a server under your control helps you find and draft, and that people decide. Three clauses in the engagement letter are enough.',
      },
      {
        question: 'It’s ten in the morning and it’s down. What now?',
        answer: `You work as you did last year: the share, the mailbox and the practice software run without it. We aim for ${AVAILABILITY_TARGET * 100} per cent a month, and part of the price comes back for each full hour short of that.`,
      },
      {
        question: 'Can the trainee read the partners’ letters?',
        answer: 'Only if the share already allows it. Let the trainee sign in and try.',
      },
      {
        question: 'Is it worth it for an office without an IT department?',
        answer: [
          `The server is set up within ${SET_UP_TIME.machine} of payment; getting everyone on it takes a morning. If that morning is hard to find, our `,
          { text: 'services', to: PATHS.servicesV1 },
          ' include moving your files in and an hour with the team, at ',
          { text: 'a fixed price', to: PATHS.servicesV2 },
          '.',
        ],
      },
    ],
  },

  start: {
    title: 'Begin with closed matters',
    text: 'They are safe to practise on, you know the right answers, and within a week you will see whether it is worth having.',
    week: [
      {
        day: 'Mon',
        text: 'One folder of closed matters, one person, one server. It reads overnight.',
      },
      { day: 'Tue', text: 'Twenty questions whose answers you know. Count the right ones.' },
      {
        day: 'Thu',
        text: 'Invite a second person. Close a folder to them on the server, and let them try to open it.',
      },
      { day: 'Fri', text: 'Decide. Cancelling takes a minute, and you take the archive with you.' },
    ],
    links: [
      { label: 'Create an account', to: PATHS.getStarted },
      { label: 'Read an example: two doctors', to: PATHS.customerStorySingle },
      { label: 'Ask your own question', to: PATHS.contactV1 },
    ],
  },
} as const;
