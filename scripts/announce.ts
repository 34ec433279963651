/**
 * `npm run announce`: tells customers, or people who asked for news, something by e-mail. Without --project, it acts on a running
 * `npm start`; with it, as the person signed in to Google here. Google's permissions control access; there is no endpoint for it.
 */
import { createHash, generateKeySync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_PER_MINUTE } from '../functions/src/config/mail-settings.ts';
import { listOf } from '../functions/src/config/setting-checks.ts';
import {
  discardAnnouncement,
  previewAnnouncement,
  readAnnouncementStatus,
  sendAnnouncement,
  stopAnnouncement,
  type Preview,
} from '../functions/src/modules/announcements/announce.ts';
import {
  AnnouncementRefusedError,
  readAnnouncement,
  refuseIfLate,
  type Announcement,
} from '../functions/src/modules/announcements/announcement-file.ts';
import { renderMail } from '../functions/src/modules/email/template.ts';
import { announcementWords } from '../functions/src/modules/announcements/emails/announcement.ts';
import { apiSettingsFile, loadApiSettings } from './lib/api-settings.ts';
import { UserError } from './lib/caught.ts';
import { LOCAL } from './lib/places.ts';
import type { StoredAnnouncement } from '../functions/src/modules/announcements/announcement-store.ts';
import { describeProgress, describeStatus } from './operators/announce-words.ts';
import { asOperator } from './operators/as-operator.ts';
import { readRunningStart } from './start/running-start.ts';

await asOperator('announce', {
  role: 'Cloud Datastore User and the role Firebase Authentication Viewer',
  known: [AnnouncementRefusedError],
  async commands({ firebase, project }) {
    const { site, perMinute } = await placeOf(project);
    const ctx = { ...firebase, clock: () => new Date() };
    return {
      async '<file.md> [--send | --stop | --discard | --status]'(path: string, order?: string) {
        const file = readFileSync(path, 'utf8');
        const announcement = readAnnouncement(file);
        const id = createHash('sha256').update(file).digest('hex').slice(0, 20);
        switch (order) {
          case undefined:
            console.log(
              describe(announcement, await previewAnnouncement(ctx, perMinute, announcement)),
            );
            return showTexts(id, announcement, site);
          case '--send':
            return send((onPage) => sendAnnouncement(ctx, perMinute, id, announcement, onPage));
          case '--stop':
            await stopAnnouncement(ctx, id);
            return 'Stopped. What is queued waits; what is on its way now arrives. --send goes on, and --discard gives it up.';
          case '--discard':
            return `Discarded: ${await discardAnnouncement(ctx, id)} people have had it, and the others are spared it. That is final: a corrected file is a new announcement, to everyone.`;
          case '--status': {
            const { announcement: stored, mails } = await readAnnouncementStatus(ctx, id);
            return describeStatus(stored, mails).join('\n');
          }
          default:
            throw new UserError(`${order} is none of --send, --stop, --discard and --status.`);
        }
      },
    };
  },
});

type OnPage = (page: StoredAnnouncement) => boolean;

async function send(queue: (onPage: OnPage) => Promise<StoredAnnouncement | null>): Promise<void> {
  let isInterrupted = false;
  // It may come twice, from the terminal and from npm.
  process.on('SIGINT', () => {
    isInterrupted = true;
  });
  const stored = await queue((page) => {
    console.log(describeProgress(page));
    return !isInterrupted;
  });
  if (stored?.cursor !== null) {
    console.log(
      'Interrupted. What is queued goes out; --stop keeps it back. The same command goes on.',
    );
  }
}

function describe(announcement: Announcement, preview: Preview): string {
  const { audience, about, from } = announcement;
  const { readers, unconfirmed, gone, lastAt } = preview;
  const lines = [
    `To ${audience}, about ${about}${from === null ? '' : `, from ${from}`}`,
    `${readers} people get it. ${unconfirmed} have no confirmed address, ${gone} have left.`,
    `The last e-mail would go out at ${lastAt.toISOString()}.`,
  ];
  try {
    refuseIfLate(announcement, lastAt);
  } catch (error) {
    if (!(error instanceof AnnouncementRefusedError)) throw error;
    lines.push(`It could not be sent: ${error.message}`);
  }
  return lines.join('\n');
}

/** Both texts as a reader would get them, but for the name and the link with which they leave. */
async function showTexts(id: string, announcement: Announcement, site: string): Promise<void> {
  const reads = {
    message: async () => null,
    subscriber: async () => ({ generation: '', confirmed: true }),
    announcement: async () => ({ ...announcement, isStopped: false }),
    wantsNews: async () => true,
  };
  const linkKey = generateKeySync('hmac', { length: 256 });
  const facts = { announcement: id, subscriber: 'example' };
  const letter = await announcementWords(facts, { uid: 'example' }, { reads, site, linkKey });
  if (letter === null || letter === 'held') return;
  const { subject, text, html } = renderMail(letter);
  const folder = join(LOCAL, 'announcements');
  mkdirSync(folder, { recursive: true });
  const saved = join(folder, `${id}.html`);
  writeFileSync(saved, html);
  console.log(`\nSubject: ${subject}\n\n${text}\nThe same as HTML: ${saved}`);
}

/** Where its links lead, and how many mails a minute the provider takes. */
async function placeOf(project: string | null): Promise<{ site: string; perMinute: number }> {
  if (project === null) {
    const { site } = (await readRunningStart()) ?? {};
    if (!site) throw new UserError('The running `npm start` is not ready yet.');
    return { site, perMinute: USUAL_PER_MINUTE };
  }
  const settings = loadApiSettings(project);
  const [site] = listOf(settings.SITE_ORIGINS);
  if (!site) throw new UserError(`SITE_ORIGINS is missing in ${apiSettingsFile(project)}.`);
  return { site, perMinute: Number(settings.MAIL_PER_MINUTE || USUAL_PER_MINUTE) };
}
