import { PASSWORD } from './people/seed-logins.ts';
import { control, type Emulators } from './emulators.ts';
import { JOINED, type SeedPerson } from './people/seed-people.ts';

type UploadAnswer = { error?: { index: number; message: string }[] };

/** Replaces all accounts with the seed people's, who share one password. */
export async function seedAccounts(
  { auth, projectId }: Emulators,
  people: readonly SeedPerson[],
): Promise<void> {
  const project = `${auth}/emulator/v1/projects/${projectId}`;
  await control('DELETE', `${project}/accounts`);
  // On in production, off in the emulator by default: a wrong password and an unknown address must read the same.
  await control('PATCH', `${project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  // The emulator accepts plain passwords and given times, which the Admin SDK does not pass on.
  const answer = await control(
    'POST',
    `${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      users: people.map(({ uid, email, displayName, emailVerified, disabled }) => ({
        localId: uid,
        email,
        displayName,
        emailVerified,
        disabled,
        rawPassword: PASSWORD,
        salt: `salt-of-${uid}`,
        createdAt: String(JOINED.getTime()),
      })),
    },
  );
  const { error: refused = [] }: UploadAnswer = JSON.parse(answer);
  if (refused.length > 0) throw new Error(`Accounts were refused: ${JSON.stringify(refused)}`);
}
