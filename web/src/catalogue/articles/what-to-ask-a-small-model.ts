import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const WHAT_TO_ASK_A_SMALL_MODEL = articleText({
  slug: 'what-to-ask-a-small-model',
  layout: 'column',
  lead: 'A model that fits into a cupboard knows less than one that fills a hall. People try it with a riddle, are disappointed, and stop. That is like hiring a filing clerk and testing her in astronomy. The clerk is very good, at the desk.',
  parts: {
    'two-kinds': {
      title: 'Knowing and reading',
      blocks: [
        'Every question to a model is one of two kinds. Either the answer has to come out of the model: who succeeded whom, which drug goes with which, how this clause is usually read. Or it has to come out of a text that lies in front of it: what this letter asks, what we agreed, which of these forty invoices is not paid.',
        {
          kind: 'text',
          copy: 'For the first kind size is nearly everything, because knowledge has to be stored somewhere and eight billion numbers are not many. For the second kind size matters much less. Reading, finding, shortening and rewording are skills, and a small model has learnt them nearly as well as a large one.',
          note: 'A rule of thumb: if you could give the task to a careful stranger together with the papers, a small model can do it. If the stranger would have to have studied, it cannot.',
        },
      ],
    },
    table: {
      title: 'What to give it, and what not',
      blocks: [
        {
          kind: 'table',
          caption:
            'Our experience with models of about eight billion weights; judge it with your own papers',
          head: ['Task', 'How it goes', 'Mind'],
          rows: [
            ['Find a passage in your files', 'well', 'open the source'],
            ['Sum up a letter or minutes', 'well', 'numbers and names'],
            ['Draft a reply in your tone', 'well, given two examples', 'what it politely invents'],
            ['Translate everyday texts', 'well in large languages', 'legal terms'],
            ['Sort post by subject', 'well, given a list of subjects', 'the pile “other”'],
            ['Turn a text into a table', 'mostly', 'rows that go missing'],
            ['Add up a column', 'badly', 'use a spreadsheet'],
            ['Dates: “how many days until”', 'badly', 'use a calendar'],
            ['Recall facts from the world', 'badly, and confidently', 'do not'],
            ['Law, medicine, tax', 'not at all', 'ask somebody liable'],
          ],
        },
        'The two lines on sums deserve a reason. A model writes one piece of a word after another, and picks each for its likelihood. Seven hundred and forty-three is a likely-looking sum of many columns. There is no adding machine inside unless somebody has attached one.',
      ],
    },
    ask: {
      title: 'How to ask',
      blocks: [
        'Most disappointments come from questions that a person could not have answered either. Four habits change more than a model twice the size would.',
        {
          kind: 'list',
          items: [
            'Say what it may look at. “In the folder Marlow” is worth more than any adjective.',
            'Say what the answer is for: three lines for a phone call, or a page for the file.',
            'Give an example when form matters. Two old letters explain your tone better than a paragraph about it.',
            'Allow it to find nothing. Add “if it is not there, say so”, or it will be helpful at any price.',
          ],
        },
        {
          kind: 'code',
          caption: 'The same wish, twice. The second is longer by a line and saves ten minutes.',
          text: `Tell me about the Marlow contract.

In the folder Marlow: what do we owe if we deliver late?
Two sentences, with file and page. If it is not there, say so.`,
        },
      ],
    },
    wrong: {
      title: 'How to notice that it is wrong',
      blocks: [
        'It will not tell you. A wrong answer comes in the same even voice as a right one, and a small model is wrong more often. So do not listen to the tone. Look for three things: is there a source, does the source say that, and does the number in the answer stand in it digit by digit?',
        {
          kind: 'text',
          copy: 'Then there is the error that no source shows: what has been left out. A summary of minutes that forgets the dissenting vote is correct in every line. For anything that matters, ask the opposite question as well: “What in these minutes speaks against it?” Two answers that do not fit together are the cheapest alarm there is.',
          note: 'Asking the same question twice is no check. It tends to make the same mistake twice, in other words.',
        },
      ],
    },
    large: {
      title: 'When to take a large one',
      blocks: [
        'There is work for which a small model is the wrong tool: long chains of reasoning, programmes of more than a page, a language with few speakers, a question about the world. If the matter is not private, use one of the large services for it; we do. Write the question so that it names nobody.',
        copy`If it is private and hard, a machine with more memory helps, up to a point: a model of thirty-two billion reasons noticeably better, at a walking pace. What fits where can be ${link('worked out beforehand', '/blog/how-much-machine')}. And if it is private, hard and urgent, the tool is a colleague.`,
        copy`How answers on an Alcove server carry file and page is shown under ${link('answers with their sources', PATHS.saasFeatureSingle)}.`,
      ],
    },
    limits: {
      title: 'What may be out of date here',
      blocks: [
        'Small models improve every few months, and the middle of the table moves upwards. The top and the bottom have not moved in the years that we have watched: reading goes well, sums go badly, and confidence means nothing. We look at the table again in the spring and will say so if it changes.',
      ],
    },
  },
});
