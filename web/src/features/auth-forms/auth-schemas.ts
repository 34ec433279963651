import { readEmail, sameForm } from '@contract/email.ts';
import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { z } from '@/platform/zod.ts';
import { MIN_PASSWORD_LENGTH, refusePassword } from './rate-password.ts';

const MAX_NAME_LENGTH = 100;
/** What the identity service takes. */
const MAX_PASSWORD_LENGTH = 4096;

const email = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Enter your e-mail address.', abort: true }),
  z.superRefine((typed, context) => {
    const { fault } = readEmail(typed);
    if (fault !== null) context.addIssue(fault);
  }),
  z.overwrite(sameForm),
);

const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Choose a password.'),
    z.minLength(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`),
    z.maxLength(MAX_PASSWORD_LENGTH, 'This password is too long.'),
  );

/** Whatever else is wrong, so that a person reads all of it at once. */
const WHILE_PASSWORD_IS_SOUND = {
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'password'),
};

export const signInSchema = z.object({
  email,
  // Passwords chosen under older rules must still sign in.
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

export const signUpSchema = z
  .object({
    displayName: z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
        z.refine(isCleanName, UNCLEAN_WORDS),
      ),
    email,
    password: newPassword,
    agreed: z
      .boolean()
      .check(z.refine((agreed) => agreed, 'Please agree to the terms to continue.')),
  })
  .check(refuseGuessable((values) => [values.email, values.displayName]));

export const forgotPasswordSchema = z.object({ email });

/** @param own texts about the account's person */
export const newPasswordSchema = (own: readonly string[]) =>
  z.object({ password: newPassword }).check(refuseGuessable(() => own));

/** @param own texts about the account's person */
export const changePasswordSchema = (own: readonly string[]) =>
  z
    .object({
      current: z.string().check(z.minLength(1, 'Enter your current password.')),
      password: newPassword,
    })
    .check(
      z.refine(({ current, password }) => current !== password, {
        path: ['password'],
        message: 'This is your current password. Choose a different one.',
      }),
      refuseGuessable(() => own),
    );

/** @param current the address that the account has now */
export const changeEmailSchema = (current: string) =>
  z.object({
    email: email.check(
      z.refine(
        (typed) => typed !== sameForm(current),
        'This is already the address of your account.',
      ),
    ),
  });

/** @param ownOf texts about the account's person; a field that is faulty itself has none yet */
function refuseGuessable<Values extends { password: string }>(
  ownOf: (values: Values) => readonly unknown[],
) {
  return z.superRefine<Values>(async (values, context) => {
    const texts = ownOf(values).filter((text) => typeof text === 'string');
    const message = await refusePassword(values.password, texts);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  }, WHILE_PASSWORD_IS_SOUND);
}

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
export type NewPasswordValues = z.infer<ReturnType<typeof newPasswordSchema>>;
export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;
export type ChangeEmailValues = z.infer<ReturnType<typeof changeEmailSchema>>;
