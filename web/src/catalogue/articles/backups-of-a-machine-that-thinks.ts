import { PLANS } from '@contract/plans.ts';
import { PATHS } from '@/site/paths.ts';
import { articleText } from '../article-text.ts';
import { copy, link } from '@/lib/copy.ts';

const KEPT_DAYS = PLANS.map(({ backups }) => backups.keepDays);

export const BACKUPS = articleText({
  slug: 'backups-of-a-machine-that-thinks',
  layout: 'wide',
  lead: 'An AI server looks like a lot to back up. Most of it can be downloaded or built again, and the small part that can’t deserves more care than it usually gets.',
  opening: {
    name: 'disk-shares',
    caption:
      'An example disk of 100 GB. Only the narrow green part has to be in a backup; everything else can be downloaded or built again.',
  },
  parts: {
    again: {
      title: 'What you can replace',
      figure: { value: '9 of 100', text: 'gigabytes on the example disk exist only there' },
      blocks: [
        'The model is the largest file on the disk and the least precious. You downloaded it once and can download it again: write down its name, version and checksum, and that line of text is your backup. The same goes for the software. The index, which lets you search your files by meaning, takes hours to build, but it is built entirely from the files. Keep those and you can rebuild it.',
        'Leave these out, and the backup of a typical server shrinks from about a hundred gigabytes to under ten. A small backup can run often, fits in more places and can be restored before lunch.',
      ],
    },
    once: {
      title: 'What exists only once',
      blocks: [
        'Back these up:',
        {
          kind: 'list',
          items: [
            'Your files and notes, unless you are certain that they are kept elsewhere too.',
            'Conversations. People underrate them until they need the one from last spring that settled the matter.',
            'People, rooms and rights: who may read what. Rebuild them from memory, and private folders become public ones.',
            'Keys. If the only key to an encrypted backup was on the server that you lost, the backup is lost too.',
          ],
        },
        {
          kind: 'table',
          caption: 'An example disk, part by part (sizes are examples)',
          head: ['Part', 'Size', 'If lost', 'In the backup'],
          rows: [
            ['Models', '58 GB', 'an hour of downloading', 'name and checksum'],
            ['System and software', '12 GB', 'a reinstallation', 'list of versions'],
            ['Index', '21 GB', 'a night of computing', 'left out'],
            ['Files and notes', '8.6 GB', 'gone', 'yes'],
            ['Conversations', '0.4 GB', 'gone', 'yes'],
            ['People, rooms, rights', '2 MB', 'gone, and dangerous to guess', 'yes'],
            ['Key to the backup', '1 page', 'everything above is gone', 'on paper, elsewhere'],
          ],
        },
      ],
    },
    often: {
      title: 'How often, and for how long',
      figure: {
        value: KEPT_DAYS.join(' · '),
        text: 'days of backups on Solo, Household and Practice',
      },
      blocks: [
        'How much work would you be willing to do again? For a household that is a day’s worth, so a nightly backup is right. For an office it is more like an hour’s. How long to keep backups depends on a different question: how late might you notice a loss? A file overwritten by mistake is missed within the month. A folder emptied by a departing colleague may not be missed until the next quarter.',
        {
          kind: 'drawing',
          name: 'backup-days',
          caption:
            'How far back you can go on each plan. Each mark is one day; on Practice each day holds up to 24 backups.',
        },
        'There is a catch: something that you delete today stays in the backups until they expire. If that worries you, keep them for a shorter time.',
      ],
    },
    own: {
      title: 'If you run the server',
      blocks: [
        'Three rules cover most of it. Keep a copy in a different room. Keep one that the server itself can’t delete, because an attacker who takes over the server will try. And encrypt the data before it leaves the server, so that it is safe wherever it is stored.',
        {
          kind: 'code',
          caption:
            'With restic, from a server at home to one elsewhere, called “shelf”. Paths are examples.',
          text: `# every night: only what exists once
restic -r sftp:backup@shelf:/cedar backup \\
  /srv/files /srv/conversations /etc/alcove

# every Sunday, on the shelf itself
restic -r /cedar forget --keep-daily 30 --keep-monthly 12 --prune

# once a quarter: the rehearsal
restic -r sftp:backup@shelf:/cedar restore latest \\
  --include /srv/files/letters --target /tmp/rehearsal`,
        },
        'The second command runs on the shelf for a reason: a server that may prune its own backups can be made to prune them all.',
      ],
    },
    restores: {
      title: 'How to know it will restore',
      figure: { value: '4 a year', text: 'rehearsals, each dated on a sheet of paper' },
      blocks: [
        'A backup that has never been restored is a rumour. Once a quarter, take one folder and one conversation from a month ago, restore them next to the originals and open them. Note how long it took. Then ask the server a question that only the restored folder can answer. If the right page comes up, you have tested files, index and rights with a single question.',
        'The copying usually works. What fails is the rest: a forgotten password, a new folder missing from the list, the one colleague who knew how and is on leave. So let someone else do the second rehearsal, with only the sheet of paper to go by.',
        copy`If you would like help the first time, a rehearsed restore is one of ${link('our services', PATHS.servicesV2)}. The ${link('terms', PATHS.terms)} say how long we keep backups after a plan ends.`,
      ],
    },
    limits: {
      title: 'What a backup can’t do',
      blocks: [
        'It can’t undo a leak: what has been read stays read. It can’t fix a mistake that is older than the oldest copy. And it brings the server back as it was, with the weak password that let someone in. Change that password before you go back online.',
      ],
    },
  },
});
