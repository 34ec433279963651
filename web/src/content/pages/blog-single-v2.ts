import { PATHS } from '@/content/paths.ts';

export const BACKUP_POST = {
  lead: 'An AI server looks like a large thing to save. Most of it need not be saved at all, and the small rest deserves more care than it usually gets.',
  parts: [
    {
      id: 'again',
      title: 'What can be made again',
      paragraphs: [
        'The model itself is the largest file on the disk and the least precious. It was downloaded and can be downloaded once more; write down its name, version and checksum, and that line of text is your backup. The same goes for the software. The index, which turns your files into something that can be searched by meaning, takes hours to build but is made entirely out of the files. If you have those, you have it.',
        'Leaving these three out shrinks the backup of a usual server from some hundred gigabytes to a few. A small backup runs often, and fits in more places.',
      ],
    },
    {
      id: 'once',
      title: 'What exists only once',
      paragraphs: ['This is what must never be lost:'],
      list: [
        'Your files and notes, unless they also live elsewhere and you are certain of it.',
        'Conversations. People underrate them until they look for the one from last spring in which the matter was settled.',
        'The people, rooms and rights: who may read what. To rebuild them from memory is how private folders become public ones.',
        'Keys. A backup that is encrypted with a key that lies only on the lost machine is a very safe box without a lid.',
      ],
    },
    {
      id: 'often',
      title: 'How often, and how long',
      paragraphs: [
        'Ask how much work you would be willing to do again. For a household that is a day, and a nightly backup is right. For an office it is rather an hour. How long to keep backups follows from a different question: how late might you notice? A file overwritten by mistake is missed within the month. A folder emptied by a departing colleague may be missed in the next quarter. Hence 7, 30 and 90 days on our three plans.',
        'Keep in mind that deleting takes as long as keeping. Something removed today is still in the backups until they expire. If that troubles you, shorten the time rather than hope.',
      ],
    },
    {
      id: 'restores',
      title: 'How to know that it restores',
      paragraphs: [
        'A backup that was never restored is a rumour. Once a quarter, take one folder and one conversation from a month ago, restore them beside the originals, and open them. Look at the time that it took. Then ask the server a question whose answer is in the restored folder only. If the right page comes up, files, index and rights have all been tested with one sentence.',
        [
          'Write the date on a piece of paper and pin it to the wall. If you would rather have someone beside you the first time, a rehearsed restore is among ',
          { text: 'our services', to: PATHS.servicesV2 },
          '.',
        ],
      ],
    },
  ],
} as const;
