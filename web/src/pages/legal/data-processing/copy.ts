import { COMPANY } from '@contract/legal/company.ts';
import { NOTICE } from '@contract/legal/notice.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { link, copy } from '@/lib/copy.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import type { Paper } from '../paper-text.tsx';

export const WAYS = [
  copy`Accept it in your account, under ${link('Papers', PATHS.papers)}. That takes your name and your role.`,
  copy`Who processes for us: ${link('sub-processors', PATHS.subProcessors)}.`,
];

/** A change of a word is a new version: `PAPER_VERSIONS`, and `npm run papers`. */
export const DATA_PROCESSING: Paper = {
  title: 'Data-processing agreement',
  lead: [
    'This agreement under Art. 28 GDPR is part of every plan. It says what we do with the personal data on the servers that we host for you, and what you can ask of us.',
  ],
  clauses: [
    {
      id: 'parties',
      title: 'Who the parties are',
      paragraphs: [
        `“We” are ${COMPANY.name}, ${COMPANY.street}, ${COMPANY.town}, ${COMPANY.country}, ${COMPANY.register.court} ${COMPANY.register.number}, the processor. “You” are the customer whose account accepts this agreement, the controller. The person who accepts it for a company, a practice or an association confirms that they may do so.`,
        'If you process the data on behalf of someone else, you are their processor and we are your sub-processor. This agreement then applies in the same way.',
      ],
    },
    {
      id: 'subject',
      title: 'What it is about, and for how long',
      paragraphs: [
        copy`It is about the personal data that you, and the people whom you let in, keep on servers that we host under your plan, with the backups of these servers. For what your account holds, such as your address and your plan, we are the controller; ${link('the privacy page', PATHS.privacy)} describes that.`,
        'It applies from the day on which you accept it, for as long as data of yours are on a server that we host or in its backups.',
      ],
    },
    {
      id: 'data',
      title: 'Which data, of whom, and what is done with them',
      paragraphs: ['You alone decide what is on your servers. As a rule, that is:'],
      facts: [
        {
          term: 'Kinds of data',
          text: 'Documents, letters, e-mails, pictures, recordings, calendars, contacts and accounts, with the personal data in them; questions and answers; the index over all of it; who signed in and what they opened. They may include data under Art. 9 and 10 GDPR, such as data on health, if you put them there.',
        },
        {
          term: 'People',
          text: 'You, the people whom you let in, and everyone who is mentioned in what you keep: family, staff, clients, patients, tenants, members, suppliers, those who write to you.',
        },
        {
          term: 'What we do',
          text: 'Store, index, search, answer questions from them with a model on the same server, back up, restore, hand over and erase.',
        },
        {
          term: 'Purpose',
          text: 'To provide the servers that your plan includes, as the terms of service describe them.',
        },
      ],
    },
    {
      id: 'instructions',
      title: 'On your instructions',
      paragraphs: [
        'We process the data only on your documented instructions. These are this agreement, the terms of service, what you order or set in your account and on your server, and what you write to us. That holds for transfers to countries outside the European Union as well.',
        'If the law of the European Union or of a member state obliges us to do more, we tell you before, unless that law forbids it. If we believe that an instruction breaks data-protection law, we tell you at once and wait for your answer before we carry it out.',
        'What is on a server is used to run that server and for this purpose alone. We do not train models with it.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      paragraphs: [
        'Everyone who may enter a server on our side has signed an undertaking of secrecy, which lasts beyond their work for us. They enter only during a visit that you have opened, each under their own name, and each command is written down on your server as it is given.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'These are the measures under Art. 32 GDPR. We may replace one by a better one; what they protect stays protected at least as well.',
      ],
      list: [
        'One customer to a server, with its own database, queue and cache.',
        'The whole disk is encrypted, with a key of its own for each server. Backups are encrypted too. We hold the keys, because a sleeping server has to be handed over when you ask.',
        'Connections are encrypted all the way to the server. From outside it answers on one port; a second one opens for the length of a visit.',
        'A server opens connections only for its certificate, its updates, sign-in and its backups, and to the sources that you connect.',
        'It admits you and the people whom you let in, and asks us about each session every few minutes. Passkeys are available to everyone, and you can have one asked for before a server opens.',
        'You give people rights by folder. They are applied before a search, so what is shut to a person is left out of their answers.',
        'Backups are made each night or each hour, as your plan says, and lie in another building in the European Union. Once a month the newest one is read back whole and compared.',
        'Servers and their software are kept up to date. Each is asked every minute whether it answers.',
        'A log on the server says who signed in, what was opened, changed or restored, and who visited. You decide who may read it, and for how long it is kept.',
      ],
    },
    {
      id: 'sub-processors',
      title: 'Sub-processors',
      paragraphs: [
        copy`You agree that those companies process the data for us that ${link('our list of sub-processors', PATHS.subProcessors)} names as having what is on your servers. Each is bound by a contract with the same duties as in this agreement, and we answer for what they do as for our own work.`,
        `We tell you by e-mail ${NOTICE.privacy} before another one begins. If you object within that time, we look for a way without it; if there is none, you may end your plan before then and get back what you have paid in advance.`,
      ],
    },
    {
      id: 'place',
      title: 'Where the data are',
      paragraphs: [
        'Servers, disks and backups stay in the European Union. A move to another country needs your instruction and the conditions of Art. 44 to 49 GDPR.',
      ],
    },
    {
      id: 'rights',
      title: 'Help with people’s rights and your duties',
      paragraphs: [
        `You can look up, correct, hand over and delete what is on your servers yourself. If someone turns to us with a request about it, we pass it on to you within ${ANSWER_TIME.promised} and leave the answer to you.`,
        'We help you with what we know when you assess the impact of your processing, ask an authority beforehand, or have to show that your processing is secure (Art. 32 to 36 GDPR).',
      ],
    },
    {
      id: 'breaches',
      title: 'When something has failed',
      paragraphs: [
        'If we learn that personal data on your servers were lost, changed or reached by someone without the right to, we tell you without delay and within 72 hours of finding out at the latest. We say what happened, which data and people are concerned, what may follow, and what we have done, and we send what we learn later. Within a week you get a written report with the cause.',
      ],
    },
    {
      id: 'ending',
      title: 'Return and erasure',
      paragraphs: [
        `You can fetch everything on a server at any time, as ordinary files in one archive. After a plan has ended, the server sleeps for ${KEEP_DAYS} days, in which you still can. Then it is erased with its disk and its backups, within a day. If you erase a server or delete your account yourself, that happens at once. Should the law of the European Union or of a member state oblige us to keep something, we tell you what.`,
        `If you ask, we confirm an erasure in writing within ${ANSWER_TIME.promised}. A single file that you delete is gone from the backups when the last of them has expired, after the number of days that your plan names.`,
      ],
    },
    {
      id: 'audits',
      title: 'Proof and audits',
      paragraphs: [
        `We give you the information that you need to show that Art. 28 GDPR is kept, and answer questions about it within ${ANSWER_TIME.promised}.`,
        'You may check it, yourself or through someone who is bound to secrecy and does not compete with us: on working days, with four weeks’ notice, once a year. After a breach, or when an authority asks for it, you may do so at any time. We help, and show you the reports of our host. Data of other customers stay out of it. Each side bears its own costs.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      paragraphs: [
        'You make sure that you may keep the data and have them processed, and tell the people concerned what they have to know. You choose who may open your servers, and tell us when you see a fault.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        copy`Liability between us is as in ${link('the terms of service', `${PATHS.terms}#liability`)}. What people can claim under Art. 82 GDPR stays as the law has it.`,
      ],
    },
    {
      id: 'rest',
      title: 'Versions and the rest',
      paragraphs: [
        'This agreement is made electronically, as Art. 28(9) GDPR allows: you accept it in your account, and we keep your name, your role, the version and the time. You can download each version that you have accepted.',
        `A newer version is announced by e-mail ${NOTICE.terms} before. The one that you have accepted applies until you accept the newer one. Where this agreement and the terms of service differ about personal data, this agreement comes first. If a clause is invalid, the others remain in force. The law of our seat applies.`,
        `Questions about data protection go to ${COMPANY.dataProtection.email}.`,
      ],
    },
  ],
};
