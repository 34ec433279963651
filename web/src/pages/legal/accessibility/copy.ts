import { COMPANY } from '@contract/legal/company.ts';
import { copy, link } from '@/lib/copy.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS, PRICING } from '@/site/paths.ts';

export const ACCESSIBILITY = {
  title: 'Accessibility',
  lead: 'Everyone should be able to buy, use and leave Alcove. This statement says how far this website and the account meet the standard EN 301 549, where they fall short, and what to do when something stops you.',
  dated: 'Written on 27 November 2026, from our own assessment of that day.',
  plainTitle: 'In plain words',
  parts: [
    {
      id: 'scope',
      title: 'What this is about',
      plain: 'These pages and your account. What a server shows is outside for now.',
      paragraphs: [
        copy`This statement covers the pages of this website, its demo shop, and the account, as the German Accessibility Act (BFSG) asks. The service is an account and, with ${link('a plan', PRICING)}, a private AI server that we host: you sign up, pay on Stripe’s pages, and open your server from the account. ${link('The help pages', PATHS.helpCenter)} explain each step in words.`,
        'The pages that a server itself shows come from its makers. We have not assessed them yet, so they are outside this statement.',
      ],
    },
    {
      id: 'how-far',
      title: 'How far we meet the standard',
      plain: 'Nearly all of it. The exceptions are listed below.',
      paragraphs: [
        'The standard is EN 301 549 V3.2.1, which for websites means the Web Content Accessibility Guidelines (WCAG) 2.1, levels A and AA. We build to WCAG 2.2 AA. The website and the account meet it in part: our own pages as far as our checks reach, with the exceptions below. These checks run before each release:',
      ],
      list: [
        'Every page, for visitors and for customers, is tested with axe against the rules for WCAG 2.0, 2.1 and 2.2, A and AA. Contrast, names of controls, headings, landmarks and labels are among them.',
        'Every page is measured at 320, 390 and 1,440 pixels: it does not scroll sideways, and on narrow screens its text is neither cut nor covered.',
        'At 400 per cent, the bar at the top scrolls away, so that the window is left to the page.',
        'The bar, its menus and our dialogs are operated with the keyboard in tests, and the focus follows.',
        'Who asks their system for less motion gets pages that change without a fade.',
        'Public pages and their forms work without scripts. Pages print in black on white, with everything unfolded.',
        'Forms ask for no puzzle. You can paste a password, let a password manager fill it in, or sign in with a passkey.',
      ],
    },
    {
      id: 'not-met',
      title: 'What is not met',
      plain: 'Pages and files of other companies, some drawings, and what tests cannot see.',
      paragraphs: ['We know of these, and offer a way round each:'],
      list: [
        'Stripe’s pages for payment, and the PDF invoices that Stripe makes, are Stripe’s. The invoices may lack the structure that screen readers need. Write to us, and we send the same figures as text.',
        'The chat and the articles at Zendesk and the board at Canny are theirs. Everything that they offer can also be asked by e-mail or by our form.',
        'Some drawings in articles, case studies and demo pages have a short description that leaves out part of what they show. Ask, and we describe them.',
        'The agreements under Papers are PDF files with headings, a language and a title. They have not been tested against PDF/UA. The same text is a page of this website.',
        'Texts are in English, without sign language or easy language. Legal pages have a summary in plain words beside each clause, the papers do not.',
        'People who use screen readers every day have not tested the site for us yet. Automatic tests find only a part of what can be wrong.',
      ],
    },
    {
      id: 'checked',
      title: 'How it was checked',
      plain: 'By ourselves: with automatic tests, the keyboard, and a look at each page.',
      paragraphs: [
        'This is our own assessment, made on 27 November 2026 from the tests above, by keyboard, and by looking at pages at the three widths. An assessment from outside has not been made. We repeat ours once a year and whenever a page is built that works in a new way.',
      ],
    },
    {
      id: 'tell-us',
      title: 'If something stops you',
      plain: `Write or call. A person answers within ${ANSWER_TIME.promised}.`,
      paragraphs: [
        [
          'Write to ',
          link(COMPANY.email, `mailto:${COMPANY.email}`),
          `, call ${COMPANY.phone} or use `,
          link('the form', PATHS.contactV1),
          `. Say which page it was and what you wanted to do. A person answers within ${ANSWER_TIME.promised}, says whether and when it will be mended, and until then helps you in another way.`,
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Who watches over it',
      plain: 'The German market surveillance authority. You can complain there.',
      paragraphs: [
        copy`If our answer does not help, you can complain to the authority in charge: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, Germany, ${link('MLBF@ms.sachsen-anhalt.de', 'mailto:MLBF@ms.sachsen-anhalt.de')}.`,
      ],
    },
  ],
} as const;
