import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

export const BACKUPS = articleText({
  slug: 'backups-of-a-machine-that-thinks',
  layout: 'wide',
  lead: 'An AI server looks like a large thing to save. Most of it need not be saved at all, and the small rest deserves more care than it usually gets.',
  opening: {
    name: 'disk-shares',
    caption:
      'An example disk of 100 GB. Only the narrow green part has to be in a backup; everything else can be fetched or made again.',
  },
  parts: {
    again: {
      title: 'What can be made again',
      figure: { value: '9 of 100', text: 'gigabytes on the example disk exist nowhere else' },
      blocks: [
        'The model itself is the largest file on the disk and the least precious. It was downloaded and can be downloaded once more; write down its name, version and checksum, and that line of text is your backup. The same goes for the software. The index, which turns your files into something that can be searched by meaning, takes hours to build but is made entirely out of the files. If you have those, you have it.',
        'Leaving these out shrinks the backup of a usual server from some hundred gigabytes to a few. A small backup runs often, fits in more places, and can be restored before lunch. People who save everything tend to save it rarely.',
      ],
    },
    once: {
      title: 'What exists only once',
      blocks: [
        'This is what must never be lost:',
        {
          kind: 'list',
          items: [
            'Your files and notes, unless they also live elsewhere and you are certain of it.',
            'Conversations. People underrate them until they look for the one from last spring in which the matter was settled.',
            'The people, rooms and rights: who may read what. To rebuild them from memory is how private folders become public ones.',
            'Keys. A backup that is encrypted with a key that lies only on the lost machine is a very safe box without a lid.',
          ],
        },
        {
          kind: 'table',
          caption: 'An example disk, part by part (sizes are examples)',
          head: ['Part', 'Size', 'If lost', 'In the backup'],
          rows: [
            ['Models', '58 GB', 'an hour of downloading', 'name and checksum'],
            ['System and software', '12 GB', 'a new installation', 'list of versions'],
            ['Index', '21 GB', 'a night of computing', 'no'],
            ['Files and notes', '8.6 GB', 'gone', 'yes'],
            ['Conversations', '0.4 GB', 'gone', 'yes'],
            ['People, rooms, rights', '2 MB', 'gone, and dangerous to guess', 'yes'],
            ['Key to the backup', '1 page', 'everything above is gone', 'on paper, elsewhere'],
          ],
        },
      ],
    },
    often: {
      title: 'How often, and how long',
      figure: { value: '7 · 30 · 90', text: 'days of backups on Solo, Household and Practice' },
      blocks: [
        'Ask how much work you would be willing to do again. For a household that is a day, and a nightly backup is right. For an office it is rather an hour. How long to keep backups follows from a different question: how late might you notice? A file overwritten by mistake is missed within the month. A folder emptied by a departing colleague may be missed in the next quarter.',
        {
          kind: 'drawing',
          name: 'backup-days',
          caption:
            'What each plan can still bring back today. Each mark is one day; on Practice each day holds up to 24 states.',
        },
        'Keep in mind that deleting takes as long as keeping. Something removed today is still in the backups until they expire. If that troubles you, shorten the time rather than hope.',
      ],
    },
    own: {
      title: 'If the machine is yours',
      blocks: [
        'Three rules cover most of it. Have a copy that is not in the same room. Have one that the server itself cannot delete, because whatever takes over the server will try. And encrypt before it leaves the machine, so that the place where it lies need not be trusted.',
        {
          kind: 'code',
          caption: 'With restic, from a machine at home to a shelf elsewhere. Paths are examples.',
          text: `# every night: what exists only once, and nothing else
restic -r sftp:backup@shelf:/cedar backup \\
  /srv/files /srv/conversations /etc/alcove

# every Sunday, run on the shelf and not on the server
restic -r /cedar forget --keep-daily 30 --keep-monthly 12 --prune

# once a quarter: the rehearsal
restic -r sftp:backup@shelf:/cedar restore latest \\
  --include /srv/files/letters --target /tmp/rehearsal`,
        },
        'The second command runs on the shelf for a reason. A server that may prune its own backups can be made to prune them all.',
      ],
    },
    restores: {
      title: 'How to know that it restores',
      figure: { value: '4 a year', text: 'rehearsals, with the date on a piece of paper' },
      blocks: [
        'A backup that was never restored is a rumour. Once a quarter, take one folder and one conversation from a month ago, restore them beside the originals, and open them. Look at the time that it took. Then ask the server a question whose answer is in the restored folder only. If the right page comes up, files, index and rights have all been tested with one sentence.',
        'What usually fails is not the copying. It is the password that nobody wrote down, the new folder that nobody added to the list, and the one colleague who knew and is on leave. So let somebody else do the second rehearsal, with nothing but the piece of paper.',
        copy`If you would rather have someone beside you the first time, a rehearsed restore is among ${link('our services', PATHS.servicesV2)}. How long we keep backups after a plan has ended is in the ${link('terms', PATHS.terms)}.`,
      ],
    },
    limits: {
      title: 'Where a backup does not help',
      blocks: [
        'It does not undo a leak: what has been read has been read. It does not help against a mistake that is older than the oldest copy. And it brings the machine back as it was, with the weak password that let somebody in. Change that first, then restore.',
      ],
    },
  },
});
