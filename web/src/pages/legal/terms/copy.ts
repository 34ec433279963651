import {
  AVAILABILITY_TARGET,
  CREDIT_PER_HOUR,
  CREDIT_WAITS_DAYS,
  creditFor,
  hoursShort,
  MAINTENANCE_NOTICE_DAYS,
  type ChargedPrice,
} from '@contract/availability.ts';
import { CANCELLATION_LENGTHS } from '@contract/legal/cancellation.ts';
import { COMPANY } from '@contract/legal/company.ts';
import { NOTICE } from '@contract/legal/notice.ts';
import { WITHDRAWAL_DAYS, WITHDRAWAL_LINK_DAYS } from '@contract/legal/withdrawal.ts';
import { WITHDRAWAL_FORM } from '@contract/legal/withdrawal-words.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { LIST_PRICES, PLAN_TERMS } from '@contract/plans.ts';
import { PAST_DUE_DAYS } from '@contract/subscription.ts';
import { euros } from '@/lib/money.ts';
import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

const TARGET = AVAILABILITY_TARGET * 100;
const PER_HOUR = CREDIT_PER_HOUR * 100;

export const TERMS = {
  title: 'Terms of service',
  lead: 'This is the agreement between you and Alcove, in words meant to be read. The clauses bind us both; the text under “In plain words” is a reading aid and not part of the agreement. Where the law of your country gives consumers further protection, it does so here too.',
  dated: 'In force from 1 November 2026. Last changed on 29 November 2026.',
  plainTitle: 'In plain words',
  numbers: {
    title: 'The key figures',
    items: [
      { value: `${WITHDRAWAL_DAYS} days`, text: 'to withdraw from an order' },
      { value: `${KEEP_DAYS} days`, text: 'to fetch your files after a plan has ended' },
      { value: `${TARGET} %`, text: 'of a month is the availability we aim for' },
      {
        value: `${PER_HOUR} %`,
        text: 'of the month’s price back for each full hour short of that',
      },
      { value: '2 months', text: 'notice before a price rises, or before we end a plan' },
      { value: '6 weeks', text: 'notice before these terms change' },
    ],
  },
  ending: {
    title: 'If you cancel',
    stages: [
      {
        when: 'from today',
        title: 'Everything continues',
        text: 'The plan runs to the end of the period that you have paid for. You can undo the cancellation.',
      },
      {
        when: `then for ${KEEP_DAYS} days`,
        title: 'Asleep, but there',
        text: 'Servers that we host stop answering questions. You can fetch your files, and a new plan wakes the servers.',
      },
      {
        when: 'on the day after',
        title: 'Erased',
        text: 'The disk and its backups are erased for good. The server’s name and address are never given to anyone else.',
      },
      {
        when: 'from then on',
        title: 'What remains',
        text: 'Your account, if you keep it, with your own servers, and your invoices.',
      },
    ],
  },
  parts: [
    {
      id: 'who',
      title: 'Who the parties are',
      plain: 'The contract is between you and the company that runs Alcove.',
      paragraphs: [
        `These terms apply between you and ${COMPANY.name}, ${COMPANY.street}, ${COMPANY.town}, ${COMPANY.country} (${COMPANY.register.court}, ${COMPANY.register.number}), the company that runs Alcove. They cover the account, the plans and the servers that come with them. Your own terms apply only where we have agreed to them in writing.`,
      ],
    },
    {
      id: 'what',
      title: 'What you get',
      plain: 'The account is free of charge. A plan includes a server of the size it names.',
      paragraphs: [
        [
          'You get an account and, with a plan, one or more private AI servers of the size that the plan names. We set them up and run them: the first as soon as you have paid, usually ',
          { text: 'within minutes', to: AFTER_YOU_PAY },
          ', the others when you ask for them. The sizes, numbers of people and prices are on ',
          { text: 'the page with the plans', to: PRICING },
          ' and in your order. You may also bring servers that you run yourself. Each takes a place in the plan; one may be added without a plan. We sign you in to them but are not responsible for them.',
        ],
        'The demo shop sells nothing. Orders placed there are for show, are free of charge and remain in your browser.',
      ],
    },
    {
      id: 'services',
      title: 'Work we do for you',
      plain: 'You agree to a fixed price first. The invoice follows when the work is done.',
      paragraphs: [
        [
          'Services, such as moving your files in, have fixed prices, which are listed on ',
          { text: 'their own page', to: PATHS.servicesV2 },
          ' and agreed before any work begins. You may cancel a service free of charge until the day before it begins. We send the invoice once the work does what was agreed; it is due within 14 days. If the first 100 pages cannot be read, you owe nothing.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      plain:
        'Be 18 or act for a company. Keep your password to yourself, and tell us when someone else has it.',
      paragraphs: [
        'You must be at least 18 or act for a company. Give an e-mail address that works, keep your password to yourself, and tell us when you believe that someone else has it. You are responsible for the people whom you let in to your servers.',
      ],
    },
    {
      id: 'hand-off',
      title: 'Signing in to servers',
      plain: 'Agree only to addresses you know: the server there learns who you are.',
      paragraphs: [
        'The account signs you in to the servers that we host for you or that someone else has let you in to, and to servers whose addresses you have registered or agreed to. Agree only to addresses that you know: the server at that address learns what the screen lists about you until you remove that server. It cannot act towards us in your name.',
      ],
    },
    {
      id: 'people',
      title: 'People you let in',
      plain:
        'You pay, and you decide who comes in. Everyone else needs only a free account; children do without.',
      paragraphs: [
        'You may let other people use the servers that we host for you, as many as the plan names, with you among them. Each needs a free account of their own, for which these terms apply to them as well. You pay. You may download everything on these servers, including what the others have stored there, and you may end anyone’s access at any time; the invitation says so before anyone accepts it. They may leave at any time. What they have stored stays on the server.',
        'If the plan becomes too small for everyone, some of them are suspended: they cannot open your servers until there is a place, and everything of theirs is kept. You choose who those are. When a server sleeps or is erased, that applies to everyone who uses it. We tell them, and leave out why.',
        'Children do without an account. You may make a sign-in for a child on the server itself. You then answer for what happens with it, and for any consent that the law asks for.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      plain:
        'You pay in advance, through Stripe. A failed card is tried again before anything stops.',
      paragraphs: [
        `Plans are paid in advance, by the month or by the year, through Stripe. The contract is formed when Stripe’s page confirms your order. Plans renew until you cancel. If a payment fails, it is tried again over several days while the service continues. ${PAST_DUE_DAYS} days after the first failed attempt, the hosted servers sleep, with their data kept, until the plan is paid or ended; we tell you by e-mail 7 days and 2 days before. A plan whose last attempt has failed ends, and what it has left unpaid is not charged any more. We announce a higher price ${NOTICE.prices} in advance, and you may leave before it applies: until then you pay the former one.`,
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      plain:
        'Cancel on any day: at the foot of every page without signing in, or in your account. The day on which it reaches us counts.',
      paragraphs: [
        [
          'You may cancel a plan on any day, and need not say why. Use ',
          { text: 'Cancel contracts here', to: PATHS.cancelContract },
          ', at the foot of our pages, without signing in, or ',
          { text: 'your account', to: PATHS.canceling },
          '; an e-mail or a letter counts as well. On the page, you name the plan by an invoice of it or by the address of the account, and your second step, “Cancel now”, counts. You see a receipt at once, which you can save, and an e-mail with what you declared, the date and the time goes to the address that you enter.',
        ],
        'The plan ends with the period in which your cancellation reaches us or, if you wish for a later day, with the period in which that day lies. A plan that is paused or unpaid, or whose first payment is open, ends at once. Until the end of the plan you can undo the cancellation in your account.',
        `If you are signed in, all this is done at once. Otherwise we send a link to confirm to the address of the account; it works for ${WITHDRAWAL_LINK_DAYS} days. If it is not used within a day, or if we cannot tell which plan you mean, a person decides within ${ANSWER_TIME.promised}. The day on which your cancellation reached us counts all the same: what was charged for a period after the end of the plan goes back to you in full. The day on which it ends is written to the address of the account alone.`,
        [
          `If there is an important reason why you cannot be expected to keep the plan until its period ends, you may cancel for cause. Tell us the reason, in at most ${CANCELLATION_LENGTHS.reason.max} characters. The plan is then set to end with its period as described above, and its servers go on, while a person decides within ${ANSWER_TIME.promised}. If the reason stands, the plan ends at once, and you get back what you paid for the days after your cancellation reached us, or after the day that you wished for, worked out and paid as after `,
          { text: 'a withdrawal', to: `${PATHS.terms}#withdrawing` },
          '. Otherwise it ends with its period. If you have withdrawn from the same order in time, the withdrawal applies.',
        ],
      ],
    },
    {
      id: 'ending',
      title: 'Ending and pausing',
      plain:
        'A cancelled plan runs to the end of what you paid for. A pause turns what is left into credit.',
      paragraphs: [
        [
          `A cancelled plan runs to the end of the paid period, whose price stays paid unless you cancelled for cause. After that, the servers that we host for you sleep for ${KEEP_DAYS} days, during which you can fetch your files and a new plan wakes the servers; then they are erased with their backups. The same applies to hosted servers for which a smaller plan has no place; you choose which those are. If you delete your account, the plan ends at once and the price of the period stays paid. If you delete it or erase a hosted server yourself, the hosted servers concerned are erased with their backups at once. A running plan can be paused in your account for up to three months; its hosted servers sleep during the pause. The pause begins at once, and what is paid for and not used becomes credit, to the cent. On the day the pause ends, a full new period begins and is charged, less the credit. Credit pays for later invoices of the same account and lapses when the account is deleted.`,
        ],
        `We may end a plan with two months’ notice, or at once for a grave breach of these terms, after telling you why. You get back what you have paid for the days that are left.`,
      ],
    },
    {
      id: 'withdrawing',
      title: 'Withdrawing from an order',
      plain: `For ${WITHDRAWAL_DAYS} days after an order you can change your mind. The plan ends at once, and you pay only for the days until then.`,
      paragraphs: [
        `You may withdraw from the order of a plan through day ${WITHDRAWAL_DAYS} after it, or through the next working day if that is a Saturday or Sunday. You need not say why. The law gives consumers in the European Union 14 days; we give one more, and the same to businesses. An order is a completed checkout. A change of plan belongs to the order that it changes.`,
        [
          'Use ',
          { text: 'Withdraw from contract', to: PATHS.withdraw },
          `, at the foot of our pages, without signing in, or tell us clearly in an e-mail, in a letter or by telephone (${COMPANY.phone}); you may use the form below. It is in time if you send it before the period ends. On the page, your second step counts, and a receipt with what you declared, the date and the time goes to you at once. If you are signed in, the plan ends at once. Otherwise we send a link to confirm to the address of the account; it works for ${WITHDRAWAL_LINK_DAYS} days. If it is not used within a day, or if we cannot tell which plan you mean, a person decides within ${ANSWER_TIME.promised}, and if the withdrawal stands, you get back in full what was charged after it.`,
        ],
        'When you order, you ask us to begin at once. So we keep the share for the days until you withdraw, and pay back the rest: everything that you paid for this order, less, for each plan and price that it had, the price times the full days in which it was in force, divided by the days of its period. Paused days cost nothing. We round to the cent in your favour. Credit that came from your payments for this order is paid out; other credit that you paid with goes back to your account. In a trial nothing was paid, and nothing is owed. Without your request to begin at once, you get back the whole price.',
        exampleOfWithdrawal(),
        `The money goes back the way you paid, at the latest 14 days after your withdrawal, and free of charge. The plan ends with the withdrawal; the servers that we host for you then sleep for ${KEEP_DAYS} days and are erased, as after a cancellation.`,
        `The form: To ${COMPANY.name}, ${COMPANY.street}, ${COMPANY.town}, ${COMPANY.country}, ${COMPANY.email}. I withdraw from my contract for this service:`,
      ],
      list: WITHDRAWAL_FORM,
    },
    {
      id: 'switching',
      title: 'Moving to another provider',
      plain: `Take everything along as ordinary files, free of charge, while the plan runs and for ${KEEP_DAYS} days after.`,
      paragraphs: [
        'You may move to another provider, or to a server on your own premises, on any day. The EU Data Act (Regulation (EU) 2023/2854, chapter VI) gives you that right. You begin by yourself: press “Download data” on the page of a server that we host. Downloading, moving and leaving are free of charge. The plan ends when you cancel it, as described above.',
        [
          'The download is one archive for each server, with everything that is kept on it: files as they were put there, e-mails as .eml files, conversations as Markdown, and a table in CSV of who could read what. Other programs can read these. The index is left out, because another program makes its own, and so is the software of the server with its models. Each link works for an hour, and you can ask for another. What your account holds comes as one JSON file by ',
          { text: 'Export my data', to: PATHS.deleteProfile },
          '.',
        ],
        [
          `Your servers go on as before until the plan ends. After that they sleep for ${KEEP_DAYS} days, in which the download works as before; then they are erased with their backups. What you erase yourself is gone at once. If something about the archive is unclear, write to us: a person answers within ${ANSWER_TIME.promised}. Servers, disks and backups are in the European Union; `,
          { text: 'one list', to: PATHS.subProcessors },
          ' names the companies that keep them.',
        ],
      ],
    },
    {
      id: 'use',
      title: 'What is not allowed',
      plain: 'Obey the law, do not burden others, and leave decisions about people to people.',
      paragraphs: ['Your server is yours to use, except for:'],
      list: [
        'Breaking the law, or attacking or burdening the computers of others.',
        'Sending bulk e-mail from it, or mining for cryptocurrency.',
        'Selling access to it as a service of your own, unless we have agreed to that in writing.',
        'Decisions about people that the law reserves to people.',
      ],
    },
    {
      id: 'answers',
      title: 'What answers are worth',
      plain: 'An answer can be wrong and sound certain. Open the source.',
      paragraphs: [
        'Language models make mistakes, and state them confidently. Answers carry their sources so that you can check them. They are not legal, medical or tax advice, and you should not act on one that matters without opening the source.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      plain: 'What you store is yours. We may handle it only to keep the server running.',
      paragraphs: [
        [
          'All rights in what you store and ask remain yours. We receive only what we need to run the server. How personal data are handled is described on the ',
          { text: 'privacy page', to: PATHS.privacy },
          '. On any plan, ',
          { text: 'a data-processing agreement', to: PATHS.dataProcessing },
          ' under Art. 28 GDPR is yours: you accept it in your account.',
        ],
      ],
    },
    {
      id: 'availability',
      title: 'Availability and backups',
      plain: `We aim for ${TARGET} per cent of a month. Below that, you get part of the price back without asking. Try a restore now and then.`,
      paragraphs: [
        `For servers that we host, we aim for an availability of ${TARGET} per cent of the time that we observed in a month (UTC). The time in which a server is asleep does not count, nor does maintenance that we announced ${MAINTENANCE_NOTICE_DAYS} days before. For each full hour by which a server falls short of that in a month, you get back ${PER_HOUR} per cent of the month’s price of your plan, at most that server’s share: the price divided by the number of servers in the plan. A yearly price counts a twelfth a month, and a fraction of a cent is rounded up for you.`,
        exampleOf(6),
        `You need not ask. In the first days of the next month we work it out from our own measurements, which your server’s page shows, and write to you. It comes off your next invoice; where none is due within ${CREDIT_WAITS_DAYS} days, it goes back to the card that paid.`,
        'Backups are made as often and kept as long as your plan says. Test now and then that they contain what you need.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      plain:
        'We are fully liable for grave faults and in part for slight ones. Keep a copy of what matters.',
      paragraphs: [
        'We are liable without limit for intent, gross negligence, injury to life and health, and where the law requires it. For slight negligence we are liable only for breach of an essential duty, and then up to the damage that was foreseeable. Lost data are made good to the extent that proper backups on your side would not have prevented the loss.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      plain:
        'Google, Stripe, Zendesk, Canny and the host of our servers work for us. If one fails, we say so.',
      paragraphs: [
        'Sign-in and account data run on Google’s Firebase, payment on Stripe, support on Zendesk, and the feedback board on Canny. Hosted servers are kept by a host in the European Union, which sets them up, wakes and erases them on our instructions. The failures of these services can become ours; we tell you when they do.',
      ],
    },
    {
      id: 'last',
      title: 'Changes and the rest',
      plain: 'You read of a change six weeks before, and may leave with your money.',
      paragraphs: [
        `Changes to these terms are sent to you by e-mail ${NOTICE.terms} before they apply. If you do not agree, you may end the plan before then and get back what you have paid in advance. If a clause is invalid, the others remain in force. The law of the company’s seat applies; consumers keep the protection of the law of the country in which they live, and may sue there.`,
        ['Questions go to ', { text: COMPANY.email, to: `mailto:${COMPANY.email}` }, '.'],
      ],
    },
  ],
} as const;

/** What a month of 30 days is worth in which a server of the second plan did not answer for so many hours. */
function exampleOf(silentHours: number): string {
  const { slug: plan, name } = PLAN_TERMS.household;
  const price: ChargedPrice = { amount: LIST_PRICES[plan].month, interval: 'month', plan };
  const hours = 30 * 24;
  const silentFor = (silent: number) => ({
    observedSeconds: hours * 3600,
    silentSeconds: silent * 3600,
    maintenanceSeconds: 0,
  });
  const room = Number((hours * (1 - AVAILABILITY_TARGET)).toFixed(2));
  const month = silentFor(silentHours);
  return `An example: a month of 30 days leaves room for ${room} hours. If a server of the plan ${name}, for ${euros(price.amount)} a month, does not answer for ${silentHours} hours, it is ${hoursShort(month)} full hours short, and you get back ${euros(creditFor(month, price))}. However long it lasts, it is at most ${euros(creditFor(silentFor(hours), price))}.`;
}

/** A month of 30 days that was changed to a year on day 5 and withdrawn from on day 10, for round prices. */
function exampleOfWithdrawal(): string {
  const [month, year] = [20_00, 200_00];
  const unused = Math.round((month * 25) / 30);
  const charged = year - unused;
  const paid = month + charged;
  const used = [(month * 5) / 30, (year * 5) / 365] as const;
  const back = paid - Math.floor(used[0] + used[1]);
  return `An example: you order a plan for ${euros(month)} a month. On day 5 of 30 you change to ${euros(year)} a year; the ${euros(unused)} left of the month count, so ${euros(charged)} is charged, ${euros(paid)} in all. On day 10 you withdraw. You have used 5 of 30 days of the month, ${euros(used[0])}, and 5 of 365 days of the year, ${euros(used[1])}. You get back ${euros(back)}.`;
}
