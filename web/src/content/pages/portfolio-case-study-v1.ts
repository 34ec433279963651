export const ARCHIVE_STORY = {
  kicker: 'Example project · town archive',
  title: 'An archive that answers',
  lead: 'Eighty-four years of council minutes, and one person who knew where things were. She was about to retire.',
  parts: [
    {
      id: 'paper',
      title: 'The paper',
      paragraphs: [
        'The minutes fill eleven metres of shelf. Up to 1931 they are handwritten, by four clerks, one of whom drank. After that they are typed, with carbon copies that have faded to the colour of tea. An index exists. It was made in 1952 and follows the interests of 1952.',
      ],
    },
    {
      id: 'question',
      title: 'The question',
      paragraphs: [
        'People come with questions in the words of today: flooding, evictions, the swimming bath. The minutes say “the wet of the lower meadow”, “regulation of tenancies” and, for three decades, “the establishment”. Searching for words finds nothing. Asking the archivist found everything.',
      ],
    },
    {
      id: 'machine',
      title: 'The machine',
      paragraphs: [
        'One server in the reading room’s cupboard, not joined to the town’s network. The scans were read twice, and pages where the two readings differed were put on a pile for human eyes. The pile was large: every sixth handwritten page. Volunteers worked through it in a winter.',
        'The archivist then spent four afternoons with the machine, asking what she had been asked all her life. Where it missed, she told us the old word. There are now two hundred and six old words in a plain text file, which is the most valuable part of the project.',
      ],
    },
    {
      id: 'after',
      title: 'After',
      paragraphs: [
        'Visitors ask, get a sentence, and are sent to a volume and page. They still hold the paper in their hands. That was the condition, and it has turned out to be the pleasure.',
      ],
    },
  ],
  note: 'An example project. The town, the archivist and the figures are made up; the way of working is the one we would take.',
} as const;
