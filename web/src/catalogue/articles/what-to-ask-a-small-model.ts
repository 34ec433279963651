import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const WHAT_TO_ASK_A_SMALL_MODEL = articleText({
  slug: 'what-to-ask-a-small-model',
  layout: 'column',
  lead: 'A model that fits in a cupboard knows less than one that fills a hall. People try a riddle on it, are disappointed and give up. That’s like hiring a filing clerk and testing her on astronomy. At her desk, with the files, she is very good.',
  parts: {
    'two-kinds': {
      title: 'Knowing and reading',
      blocks: [
        'You can ask a model two kinds of question. For one kind, the answer has to come from the model: who succeeded whom, which drug goes with which, how this clause is usually read. For the other, it comes from a text in front of it: what this letter asks, what we agreed, which of these forty invoices is unpaid.',
        {
          kind: 'text',
          copy: 'For the first kind, size is nearly everything, because knowledge has to be stored somewhere and eight billion numbers hold only so much. For the second kind, size matters much less. Reading, finding, shortening and rewording are skills, and a small model has learnt them nearly as well as a large one.',
          note: 'A rule of thumb: if a careful stranger could do the task with the papers in hand, so can a small model. If the stranger would need a degree, it can’t.',
        },
      ],
    },
    table: {
      title: 'What to give it, and what not to',
      blocks: [
        {
          kind: 'table',
          caption:
            'Our experience with models of about eight billion weights; test it on your own papers',
          head: ['Task', 'How it goes', 'Advice'],
          rows: [
            ['Find a passage in your files', 'well', 'open the source'],
            ['Summarise letters or minutes', 'well', 'check numbers and names'],
            ['Draft a reply in your tone', 'well, given two examples', 'look for inventions'],
            ['Translate everyday texts', 'well in major languages', 'check legal terms'],
            ['Sort letters by subject', 'well, given a list of subjects', 'look through “other”'],
            ['Turn a text into a table', 'mostly', 'count the rows'],
            ['Add up a column', 'badly', 'use a spreadsheet'],
            ['Dates: “how many days until”', 'badly', 'use a calendar'],
            ['Recall facts about the world', 'badly, and confidently', 'look it up'],
            ['Law, medicine, tax', 'not at all', 'ask a professional'],
          ],
        },
        'Why are sums so hard? A model writes one piece of a word after another, and picks each because it is likely. Seven hundred and forty-three is a likely-looking total for many columns. It can’t add unless someone has attached a calculator.',
      ],
    },
    ask: {
      title: 'How to ask',
      blocks: [
        'Most disappointments come from questions that a person couldn’t have answered either. Four habits help more than a model twice the size would.',
        {
          kind: 'list',
          items: [
            'Say where to look. “In the Marlow folder” is worth more than any adjective.',
            'Say what the answer is for: three lines for a phone call, or a page for the file.',
            'Give an example when style matters. Two old letters explain your tone better than a paragraph about it.',
            'Allow it to find nothing. Add “if it is not there, say so”, or it may invent an answer.',
          ],
        },
        {
          kind: 'code',
          caption: 'The same request, twice. The second is a line longer and saves ten minutes.',
          text: `Tell me about the Marlow contract.

In the Marlow folder: what do we owe if we deliver late?
Two sentences, with file and page. If it is not there, say so.`,
        },
      ],
    },
    wrong: {
      title: 'How to tell when it is wrong',
      blocks: [
        'It won’t tell you. A wrong answer comes in the same even voice as a right one, and a small model is wrong more often. So ignore the tone and check three things: is there a source, does the source say that, and does the number match, digit by digit?',
        {
          kind: 'text',
          copy: 'Then there is the error of leaving something out. A summary of minutes that skips the dissenting vote is correct in every line. For anything that matters, ask the opposite question as well: “What in these minutes speaks against it?” Two answers that clash are the cheapest alarm there is.',
          note: 'Asking the same question twice proves little. The model tends to repeat its mistake in different words.',
        },
      ],
    },
    large: {
      title: 'When to use a large one',
      blocks: [
        'For some work a small model is the wrong tool: long chains of reasoning, programs longer than a page, a language with few speakers, a question about the world. If the matter isn’t private, use one of the large services for it; we do. Keep names out of the question.',
        copy`If it is private and hard, a server with more memory helps, up to a point: a model with thirty-two billion weights reasons noticeably better, at a walking pace. You can ${link('work out beforehand', '/blog/how-much-machine')} what fits where. And if it is private, hard and urgent, ask a colleague.`,
        copy`To see how an Alcove server names file and page, read ${link('answers with their sources', PATHS.saasFeatureSingle)}.`,
      ],
    },
    limits: {
      title: 'What may soon be out of date',
      blocks: [
        'Small models improve every few months, and the middle of the table moves up. The top and the bottom have stayed put in the years that we have watched: reading goes well, sums go badly, and confidence means nothing. We will look at the table again in the spring, and say so if it changes.',
      ],
    },
  },
});
