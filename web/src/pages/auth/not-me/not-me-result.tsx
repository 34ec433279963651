import type { NotMeDone } from '@contract/sign-in.ts';
import { Door } from '@/drawings/door/door.tsx';
import { NOT_ME_DONE, removedWords, switchWords } from '@/features/sign-in/links/not-me-text.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EntryPage } from '../entry-page.tsx';

/** What the button has done, one by one, and what comes next. */
export function NotMeResult({ done }: { done: NotMeDone }) {
  const { title, text } = NOT_ME_DONE[done.did];
  const switched = switchWords(
    done,
    (moment) => formatDayAndTime(moment, personLocale(undefined)) ?? moment,
  );
  return (
    <EntryPage title={title} picture={<Door state="shut" />}>
      <Banner
        tone="good"
        title={done.did === 'close' ? 'Check your inbox' : 'A link is on its way'}
      >
        {text}
      </Banner>
      {done.did === 'undo' && (
        <div className="grid gap-3">
          <h2 className="font-semibold">
            {done.removed.length === 0 ? 'All is as it was' : 'This was removed'}
          </h2>
          {done.removed.length === 0 ? (
            <p className="text-sm">
              Passkeys, invitations, people, servers and copies of invoices are those from before.
            </p>
          ) : (
            <ul className="grid list-disc gap-2 pl-5 text-sm">
              {done.removed.map((one) => (
                <li key={`${one.what} ${one.name}`} className="wrap-anywhere">
                  {removedWords(one)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {switched !== null && <p className="text-sm">{switched}</p>}
      {done.did !== 'close' && (
        <p className="text-sm">
          Still waiting after a few minutes? Look in the spam folder. If the inbox itself is not
          safe, change its password first.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {done.did !== 'close' && <ButtonLink to={PATHS.login}>Sign in</ButtonLink>}
        <ButtonLink to={PATHS.contactV1} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
