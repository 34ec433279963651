// Zendesk and Canny hold one of our secrets each, which signs people in. Whether it is the right one shows when someone has used it.
import {
  ask,
  either,
  examine,
  parseJson,
  UnreadError,
  type Caller,
  type Check,
  type Finding,
} from './finding.ts';

/** What the doctor may ask as, for one command; neither is needed. */
export type DeskKeys = {
  /** `<e-mail address>/token:<API token>`, from the Admin Center, Apps and integrations, APIs. */
  zendesk: string | undefined;
  /** From Canny, Settings, API. */
  canny: string | undefined;
};

type Asked = {
  features: readonly string[];
  /** Zendesk's address of the help center. */
  zendesk: string | undefined;
  keys: DeskKeys;
};

/** How many of the people that a desk knows came with our id; null without a key to ask with. */
type SignedIn = number | null;

export async function examineDesks(
  caller: Caller,
  { features, zendesk, keys }: Asked,
): Promise<Finding[]> {
  const line = (name: string, step: string, key: string, fix: string): Check<SignedIn> => ({
    name,
    step,
    isOptional: true,
    fix,
    judge: (count) => {
      if (count === null) return [true, `signed correctly, not tried (${key} is not set here)`];
      return either(count > 0, 'people have signed in', 'no one has signed in yet');
    },
  });
  const findings = await Promise.all([
    features.includes('helpCenter')
      ? examine(
          () => readZendesk(caller, zendesk, keys.zendesk),
          [
            line(
              'Zendesk',
              '13. Zendesk: help center',
              'ZENDESK_API_TOKEN',
              'Sign in to the help center once, as a customer. If Zendesk refuses, set ZENDESK_SSO_SECRET again.',
            ),
          ],
        )
      : [],
    features.includes('feedback')
      ? examine(
          () => readCanny(caller, keys.canny),
          [
            line(
              'Canny',
              '14. Canny',
              'CANNY_API_KEY',
              'Open the feedback board once, as a customer. If it asks for an account, set CANNY_SSO_SECRET again.',
            ),
          ],
        )
      : [],
  ]);
  return findings.flat();
}

/** https://developer.zendesk.com/api-reference/ticketing/users/users/#list-users: `external_id` is that of our token. */
async function readZendesk(
  caller: Caller,
  origin: string | undefined,
  key: string | undefined,
): Promise<SignedIn> {
  if (!key) return null;
  if (origin === undefined) {
    throw new UnreadError('HELP_CENTER_ORIGINS names no address of Zendesk’s', WRITE_ORIGINS);
  }
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  const url = `${origin}/api/v2/users.json?role=end-user&page[size]=100`;
  const { status, body } = await ask(caller, url, AGAIN, { headers });
  const answer: { users?: { external_id?: string | null }[] } | undefined = parseJson(body);
  if (status !== 200 || !answer?.users) throw refused('Zendesk', status, 'ZENDESK_API_TOKEN');
  return answer.users.filter(({ external_id: id }) => Boolean(id)).length;
}

/** https://developers.canny.io/api-reference#list_users: `userID` is that of our token. */
async function readCanny(caller: Caller, key: string | undefined): Promise<SignedIn> {
  if (!key) return null;
  const url = 'https://canny.io/api/v2/users/list';
  const { status, body } = await ask(caller, url, AGAIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: key, limit: 100 }),
  });
  const answer: { users?: { userID?: string | null }[] } | undefined = parseJson(body);
  if (status !== 200 || !answer?.users) throw refused('Canny', status, 'CANNY_API_KEY');
  return answer.users.filter(({ userID }) => Boolean(userID)).length;
}

const AGAIN = 'Check your connection, then run it again.';
const WRITE_ORIGINS = 'Name it in HELP_CENTER_ORIGINS, beside a domain of your own.';

function refused(service: string, status: number, key: string): UnreadError {
  return new UnreadError(`${service} answers ${status}`, `Check ${key}, or leave it out.`);
}
