import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const BEFORE_THE_FIRST_LETTER = articleText({
  slug: 'before-the-first-letter',
  layout: 'column',
  lead: 'A practice that begins to use an AI server has usually decided about models and money. The questions come later, from a patient at the desk or in a letter from an authority. All of them can be answered in an afternoon, if the afternoon comes first.',
  parts: {
    'not-advice': {
      title: 'What this is not',
      blocks: [
        {
          kind: 'text',
          copy: 'We run servers and are not lawyers. What follows is the order in which we would ask, with the articles of the General Data Protection Regulation (GDPR) named so that you can look them up. Before you rely on it, ask somebody who is liable for the answer: your data-protection officer, your chamber, your lawyer.',
          note: 'Professional secrecy stands beside data protection and not below it. In Germany, for instance, § 203 of the criminal code binds those who assist a doctor or a lawyer too, and whoever calls on a service must bind it to silence.',
        },
      ],
    },
    map: {
      title: 'Draw the way of one letter',
      blocks: [
        'Take a single real thing, say a referral letter that arrives by fax. Follow it. Who opens it? Where is the scan kept? Does the server make a copy, or read it where it lies? Where does the index lie, which holds pieces of the text? In what does the answer end up, and is that a record that must be kept? When is each of these deleted, and by whom?',
        {
          kind: 'drawing',
          name: 'letter-route',
          caption:
            'One referral letter in an example practice. At every station two things are written down: who can read it here, and when it disappears.',
        },
        'This one drawing answers more than half of what follows. If a station has no date of disappearance, you have found your first task.',
      ],
    },
    questions: {
      title: 'Ten questions',
      blocks: [
        {
          kind: 'table',
          caption: 'What may be asked, and where the answer comes from',
          head: ['Question', 'Look at', 'Who answers'],
          rows: [
            ['What do you use it for, exactly?', 'Art. 5(1)(b): purposes', 'you'],
            ['On what legal basis?', 'Art. 6, and Art. 9 for health data', 'you, with advice'],
            ['Who processes it for you?', 'Art. 28: contract', 'you and the provider'],
            ['Who beneath them?', 'Art. 28(2): further processors', 'the provider'],
            ['Does anything leave the EU?', 'Chapter V', 'the provider'],
            ['Is it in your record?', 'Art. 30', 'you'],
            ['Did you assess the risk?', 'Art. 35', 'you, with your officer'],
            ['Do patients know?', 'Art. 13 and 14', 'you'],
            ['When is it deleted?', 'Art. 5(1)(e), 17', 'you and the provider'],
            ['What if it goes wrong?', 'Art. 33: 72 hours', 'both, and it is agreed beforehand'],
          ],
        },
        {
          kind: 'text',
          copy: 'Four of them cannot be answered by the practice alone. Send those to whoever runs the machine before you sign, and keep the answer. If it takes a month to get one, that is an answer as well.',
          note: 'On our side: contract under Art. 28 with the Practice plan, on request with the others; account data with Google in Belgium; your files on your server only.',
        },
      ],
    },
    sheet: {
      title: 'One sheet for the record',
      blocks: [
        'Article 30 asks for a record of what you do with personal data. For an AI server it fits on one page, and writing it makes vague plans concrete. An example, for a practice that uses the server to find and sum up its own letters:',
        {
          kind: 'table',
          caption: 'Example of an entry in the record of processing; every line must be your own',
          head: ['Field', 'Entry'],
          rows: [
            ['Purpose', 'Finding and summing up referral letters and findings'],
            ['Persons', 'Patients; senders of letters'],
            ['Data', 'Health data, names, dates; no photographs'],
            ['Read by', 'Two doctors, three assistants; the desk sees no findings'],
            ['Processor', 'Operator of the server, contract of 1 June 2026'],
            [
              'Deleted',
              'Index with the letter; conversations after 90 days; backups 90 days later',
            ],
            ['Measures', 'Encrypted disk, sign-in per person, rights per room, rehearsed restore'],
          ],
        },
      ],
    },
    people: {
      title: 'The part that no contract settles',
      blocks: [
        'Say to everybody who uses it what it is for, in three sentences on paper. Say what it is not for: no diagnosis, no decision about a person, no letter that leaves the house unread. The law has something to say about decisions made by machines (Art. 22), and so has common sense.',
        'Give each person a sign-in of their own. A shared one makes the record false, since nobody can tell any more who read what. Take away access on the day on which somebody leaves, and not at the end of the quarter.',
        'And tell patients plainly. One sentence in the notice that you hand out anyway is enough: that a computer in the practice’s sole use helps to find and sum up letters, that nobody outside reads along, and that a person reads every result. Nobody changes doctors over that sentence. Its absence, found out later, is harder to explain.',
      ],
    },
    limits: {
      title: 'What a private server does for you, and what it does not',
      blocks: [
        'It makes several answers short. No use of your data for training: there is nobody who could. No transfer to a third country through the model: the model is in the room. Few further processors. But it does not give you a legal basis, does not inform your patients, and does not delete anything that you did not tell it to delete.',
        copy`The limits of the machine itself are in ${link('what it can and cannot keep private', PATHS.blogSingleV1)}. If you want the afternoon with somebody who has done it before, without legal advice, ${link('talk to an engineer', PATHS.contactV2)}.`,
      ],
    },
  },
});
