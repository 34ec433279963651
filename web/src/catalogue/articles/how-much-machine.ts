import { PATHS, PRICING } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const HOW_MUCH_MACHINE = articleText({
  slug: 'how-much-machine',
  layout: 'wide',
  lead: 'Most advice on hardware for language models is a list of graphics cards. There is a shorter way: two multiplications and a division. They tell you what fits, how fast it will answer and when to stop spending.',
  opening: {
    name: 'memory-bars',
    caption:
      'What is in memory while a model answers: the weights, the conversation’s cache and the runner itself. Example figures at about 4.8 bits a weight and 4,096 tokens; the vertical lines show the memory of two of our plans.',
  },
  parts: {
    weights: {
      title: 'First multiplication: the weights',
      figure: { value: '8 × 4.8 ÷ 8', text: 'billion weights, bits each, bits to a byte: 4.8 GB' },
      blocks: [
        'A model is a long list of numbers. An “8B” model has eight billion of them. As published, each takes sixteen bits, so the file is sixteen gigabytes. Hardly anyone runs it that way. You can round the numbers, much as you can round a price list to whole euros: some detail goes, and the bill still comes out about right. This is called quantisation, and it is the most useful trick in the field.',
        {
          kind: 'table',
          caption: 'An 8B model, rounded more and more coarsely (typical figures)',
          head: ['Rounded to', 'Effective bits a weight', 'Size', 'Quality'],
          rows: [
            ['unrounded', '16', '16 GB', 'the original'],
            ['8 bit', '8.5', '8.5 GB', 'the same'],
            ['5 bit', '5.7', '5.7 GB', 'the same in daily work'],
            ['4 bit', '4.8', '4.8 GB', 'slips first in rare languages and in sums'],
            ['3 bit', '3.9', '3.9 GB', 'rambles and forgets'],
          ],
        },
        'The effective figure is higher than the name suggests, because each small group of weights carries its own scale and a few sensitive layers are spared. Four bits is where the curve bends: below that, quality falls faster than size. Given the choice between a large model at three bits and a medium one at five, take the medium one.',
      ],
    },
    cache: {
      title: 'Second multiplication: the conversation',
      figure: { value: '128 KiB', text: 'of cache per token, for a common 8B design' },
      blocks: [
        'As it reads, a model keeps notes on every token so far, which saves starting again at each word. For a common design of eight billion weights (32 layers, 8 key heads of 128 values, two bytes each, keys and values) that comes to 128 KiB a token. A conversation of 4,096 tokens, about six pages, takes half a gigabyte. A window of 32,768 takes four gigabytes: nearly as much as the model.',
        'Two things follow. On many runners a long window costs memory even while it is empty, because it is set aside in advance. And everyone who asks at the same moment needs a cache of their own, while the weights are shared. Ten people with six pages each need five gigabytes more, not ten models.',
      ],
    },
    speed: {
      title: 'The division: tokens per second',
      figure: { value: '6 a second', text: 'tokens: about as fast as people read' },
      blocks: [
        'To produce one token the server has to read every weight once. So the ceiling is simple: memory bandwidth divided by the size of the weights. Thirty gigabytes a second divided by 4.8 gigabytes makes six tokens a second. A faster processor won’t change that; twice the bandwidth doubles it.',
        {
          kind: 'table',
          caption:
            'Example figures: one question at a time, 4 bit, 4,096 tokens of context, on our plans’ servers',
          head: ['Model', 'In memory', 'Solo', 'Household', 'Practice'],
          rows: [
            ['3 billion', '2.6 GB', '13 tok/s', '22 tok/s', '34 tok/s'],
            ['8 billion', '5.8 GB', '6 tok/s', '10 tok/s', '17 tok/s'],
            ['14 billion', '9.9 GB', 'too slow', '6 tok/s', '10 tok/s'],
            ['32 billion', '21 GB', 'too big', 'too slow', '5 tok/s'],
          ],
        },
        'Is six slow? An English word is about 1.3 tokens, and people read about four words a second, which makes five or six tokens. At six, the text appears as you read it. At three you wait for every line, and we call that too slow. Above fifteen, the difference only matters when another program reads the answer.',
      ],
    },
    reading: {
      title: 'What the ceiling leaves out',
      blocks: [
        'Reading the question is a different kind of work. Many tokens go through the weights together, so what counts is the processor. A ten-page letter is about 6,500 tokens. A server that reads sixty a second, as a modest processor might, needs nearly two minutes before its first word. A graphics card does the same in a few seconds. If you ask short questions about indexed files, you will hardly notice. If you paste in whole contracts, you will notice little else.',
        'An index helps more than a larger server. Finding the right three pages and reading those is faster, cheaper and usually more accurate than reading three hundred.',
      ],
    },
    buy: {
      title: 'What to buy, in order',
      blocks: [
        {
          kind: 'list',
          items: [
            'Memory first: weights plus cache plus four gigabytes for everything else. A model that spills over to disk takes minutes to answer.',
            'Then bandwidth. Two memory modules instead of one often double the speed for the price of a dinner.',
            'Processor cores last, and a graphics card if you work with long documents every day.',
            'Before you buy, try the small model on your own questions. For finding and summarising, eight billion is enough more often than people expect.',
          ],
        },
        copy`Size says little about how clever a model is: a well-chosen small one beats a large one picked for its size. The figures above are examples that you can check with a calculator; yours may differ by a third either way. How much memory each server has is under ${link('our plans', PRICING)}, and all ports and limits are in the ${link('data sheet', PATHS.saasV3)}.`,
      ],
    },
  },
});
