import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const BEFORE_THE_FIRST_LETTER = articleText({
  slug: 'before-the-first-letter',
  layout: 'column',
  lead: 'By the time a practice starts to use an AI server, it has usually settled on a model and a budget. The questions come later, from a patient at the desk or in a letter from an authority. You can answer them all in one afternoon, if you take that afternoon first.',
  parts: {
    'not-advice': {
      title: 'Not legal advice',
      blocks: [
        {
          kind: 'text',
          copy: 'We run servers; we are not lawyers. These are the questions in the order we would ask them, with the articles of the General Data Protection Regulation (GDPR) for you to look up. Before you rely on any of it, ask someone who is liable for the answer: your data-protection officer, your professional body or your lawyer.',
          note: 'Professional secrecy applies on top of data protection. In Germany, for instance, § 203 of the criminal code also binds those who assist a doctor or a lawyer, and a practice that uses a service must bind it to secrecy.',
        },
      ],
    },
    map: {
      title: 'Draw one letter’s journey',
      blocks: [
        'Take one real thing, say a referral letter that arrives by fax, and follow it. Who opens it? Where is the scan kept? Does the server copy the scan, or read it where it is? Where is the index, which holds pieces of the text? Where does the answer end up, and is that a record you have to keep? When is each of these deleted, and who deletes it?',
        {
          kind: 'drawing',
          name: 'letter-route',
          caption:
            'One referral letter in an example practice. Each stop shows who can read it there, and when it is gone.',
        },
        'This one drawing answers more than half of the questions below. A stop without a date is your first task.',
      ],
    },
    questions: {
      title: 'Ten questions',
      blocks: [
        {
          kind: 'table',
          caption: 'What you may be asked, and where to find the answer',
          head: ['Question', 'Look at', 'Who answers'],
          rows: [
            ['What do you use it for, exactly?', 'Art. 5(1)(b): purposes', 'you'],
            ['On what legal basis?', 'Art. 6, and Art. 9 for health data', 'you, with advice'],
            ['Who processes it for you?', 'Art. 28: contract', 'you and the provider'],
            ['Who do they use?', 'Art. 28(2): sub-processors', 'the provider'],
            ['Does anything leave the EU?', 'Chapter V', 'the provider'],
            ['Is it in your record?', 'Art. 30', 'you'],
            ['Did you assess the risk?', 'Art. 35', 'you, with your officer'],
            ['Do patients know?', 'Art. 13 and 14', 'you'],
            ['When is it deleted?', 'Art. 5(1)(e), 17', 'you and the provider'],
            ['What if it goes wrong?', 'Art. 33: 72 hours', 'both, as agreed beforehand'],
          ],
        },
        {
          kind: 'text',
          copy: 'For five of them you need your provider. Send those before you sign, and keep the answers. If a reply takes a month, that is an answer too.',
          note: 'Our answers: a contract under Art. 28 on any plan, accepted in your account; account data with Google in Belgium; your files on your server only.',
        },
      ],
    },
    sheet: {
      title: 'One sheet for the record',
      blocks: [
        'Article 30 asks for a record of what you do with personal data. For an AI server it fits on one page, and writing it turns vague plans into definite ones. Here is an example for a practice that uses the server to find and summarise its own letters:',
        {
          kind: 'table',
          caption: 'An example entry in the record of processing; yours must be in your own words',
          head: ['Field', 'Entry'],
          rows: [
            ['Purpose', 'Finding and summarising referral letters and reports'],
            ['People', 'Patients; senders of letters'],
            ['Data', 'Health data, names, dates; no photographs'],
            ['Read by', 'Two doctors, three assistants; reception sees no reports'],
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
      title: 'What a contract can’t settle',
      blocks: [
        'Tell everyone who uses it what it is for, in three sentences on paper. Then list what stays with people: diagnoses, decisions about a person, and the last look at every letter before it goes out. The law has rules on decisions made by machines (Art. 22).',
        'Give each person their own sign-in. A shared one spoils the record, because it can’t show who read what. When someone leaves, take away their access the same day.',
        'And tell patients plainly. One sentence in the notice that you already hand out is enough: a server used only by this practice helps to find and summarise letters, no one outside reads them, and a person checks every result. It is far easier to write now than to explain later.',
      ],
    },
    limits: {
      title: 'What a private server does for you, and what it doesn’t',
      blocks: [
        'It shortens several answers. Training: your data stays on your server. Transfer to a third country: the model runs where your files are. Sub-processors: few. The rest is still your job: the legal basis, the notice to your patients, and telling the server what to delete.',
        copy`The limits of the server itself are in ${link('what it can and cannot keep private', PATHS.blogSingleV1)}. If you would like help from someone who has done it before, ${link('talk to an engineer', PATHS.contactV2)}; for legal advice you will need a lawyer.`,
      ],
    },
  },
});
