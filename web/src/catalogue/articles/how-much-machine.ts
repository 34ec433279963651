import { PATHS, PRICING } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const HOW_MUCH_MACHINE = articleText({
  slug: 'how-much-machine',
  layout: 'wide',
  lead: 'Most advice on hardware for language models is a list of graphics cards. There is a shorter way: two multiplications and one division. They tell you what fits, how fast it answers, and when to stop spending.',
  opening: {
    name: 'memory-bars',
    caption:
      'What lies in memory while a model answers: weights, the cache of the conversation, and the rest of the system. Example figures at about 4.8 bits a weight and 4,096 tokens; the upright lines are the memory of two of our plans.',
  },
  parts: {
    weights: {
      title: 'First multiplication: the weights',
      figure: { value: '8 × 4.8 ÷ 8', text: 'billion weights, bits each, bits to a byte: 4.8 GB' },
      blocks: [
        'A model is a long list of numbers. An “8B” model has eight billion of them. As published, each takes sixteen bits, so the file is sixteen gigabytes. Hardly anybody runs it that way. The numbers can be rounded, much as a price list can be rounded to whole euros: some detail goes, and the bill stays right. This is called quantisation, and it is the most useful trick in the field.',
        {
          kind: 'table',
          caption: 'An 8-billion model at different roundings (typical figures)',
          head: ['Rounded to', 'Bits a weight, in effect', 'Size', 'What you notice'],
          rows: [
            ['not rounded', '16', '16 GB', 'the reference'],
            ['8 bit', '8.5', '8.5 GB', 'nothing'],
            ['5 bit', '5.7', '5.7 GB', 'nothing in daily work'],
            ['4 bit', '4.8', '4.8 GB', 'little; rare languages and sums suffer first'],
            ['3 bit', '3.9', '3.9 GB', 'it rambles and forgets'],
          ],
        },
        'The effective figure is higher than the name, because small groups of weights carry a scale along and a few sensitive layers are spared. Four bit is where the curve bends: below it, quality falls faster than size. Given the choice between a large model at three bits and a middling one at five, take the middling one.',
      ],
    },
    cache: {
      title: 'Second multiplication: the conversation',
      figure: { value: '128 KiB', text: 'of cache per token, for a common 8-billion design' },
      blocks: [
        'While it reads, a model keeps notes about every token so far, so as not to begin again at each word. For a common design of eight billion weights (32 layers, 8 key heads of 128 values, two bytes each, keys and values) that comes to 128 KiB a token. A conversation of 4,096 tokens, about six pages, takes half a gigabyte. A window of 32,768 takes four: nearly as much as the model.',
        'Two consequences. A long window that nobody uses still costs memory on many runners, since it is set aside in advance. And every person who asks at the same moment needs a cache of their own, while the weights are shared. Ten people with six pages each need five gigabytes on top, not ten models.',
      ],
    },
    speed: {
      title: 'The division: tokens per second',
      figure: { value: '6 a second', text: 'tokens: about as fast as people read' },
      blocks: [
        'To produce one token the machine has to read every weight once. So the ceiling is simple: memory bandwidth divided by the size of the weights. Thirty gigabytes a second over 4.8 gigabytes makes six tokens a second. No amount of processor changes that; twice the bandwidth does.',
        {
          kind: 'table',
          caption:
            'Example figures: one question at a time, 4 bit, 4,096 tokens of context, on the machines of our plans',
          head: ['Model', 'In memory', 'Solo', 'Household', 'Practice'],
          rows: [
            ['3 billion', '2.6 GB', '13 tok/s', '22 tok/s', '34 tok/s'],
            ['8 billion', '5.8 GB', '6 tok/s', '10 tok/s', '17 tok/s'],
            ['14 billion', '9.9 GB', 'too slow', '6 tok/s', '10 tok/s'],
            ['32 billion', '21 GB', 'does not fit', 'too slow', '5 tok/s'],
          ],
        },
        'Is six slow? An English word is about 1.3 tokens, and people read some four words a second, which makes five or six tokens. At six, the text appears as you read it. At three you wait for every line, and we call that too slow. Above fifteen nobody notices any more, except when a machine reads the answer.',
      ],
    },
    reading: {
      title: 'What the ceiling leaves out',
      blocks: [
        'Reading the question is a different kind of work. There, many tokens go through the weights together, so the processor counts and not the memory. A letter of ten pages is some 6,500 tokens. A machine that reads sixty a second, an example for a modest processor, sits over it for nearly two minutes before the first word comes. A graphics card does the same in a few seconds. If your work is short questions over an index, you will not feel it. If it is whole contracts pasted in, you will feel little else.',
        'And an index helps more than a larger machine. Finding the three right pages and reading those is faster, cheaper and usually more correct than reading three hundred.',
      ],
    },
    buy: {
      title: 'What follows for buying',
      blocks: [
        {
          kind: 'list',
          items: [
            'Memory first: weights plus cache plus four gigabytes for everything else. If it does not fit, nothing else matters, because a model that spills to disk answers in minutes.',
            'Then bandwidth. Two memory modules instead of one often double the speed for the price of a dinner.',
            'Processor cores last, and a graphics card when long documents are the daily work.',
            'Try the small model on your own questions first. For finding and summing up, eight billion is enough more often than people expect.',
          ],
        },
        copy`None of this says how clever a model is, and a well-chosen small one beats a large one that was chosen by its number. The figures above are examples that you can check with a calculator; yours will differ by a third in either direction. What our plans hold is on ${link('the page with the plans', PRICING)}, and all ports and limits are in the ${link('data sheet', PATHS.saasV3)}.`,
      ],
    },
  },
});
