import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { z } from '@/platform/zod.ts';
import { MIN_PASSWORD_LENGTH, refusePassword } from './judge-password.ts';

const MAX_NAME_LENGTH = 100;
/** What the identity service takes. */
const MAX_PASSWORD_LENGTH = 4096;

const email = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address.')
  .pipe(z.email('This does not look like an e-mail address, for example name@example.com.'));

const newPassword = z
  .string()
  .min(1, 'Choose a password.')
  .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, 'This password is too long.');

/** Whatever else is wrong, so that a person reads all of it at once. */
const WHILE_PASSWORD_IS_SOUND = {
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'password'),
};

export const signInSchema = z.object({
  email,
  // Passwords chosen under older rules must still sign in.
  password: z.string().min(1, 'Enter your password.'),
});

export const signUpSchema = z
  .object({
    displayName: z
      .string()
      .trim()
      .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`)
      .refine(isCleanName, UNCLEAN_WORDS),
    email,
    password: newPassword,
    agreed: z.boolean().refine((agreed) => agreed, 'Please agree to the terms to continue.'),
  })
  .superRefine(
    (values, context) => refuseGuessable(values, context, [values.email, values.displayName]),
    WHILE_PASSWORD_IS_SOUND,
  );

export const forgotPasswordSchema = z.object({ email });

/** @param own texts about the account's person */
export const newPasswordSchema = (own: readonly string[]) =>
  z
    .object({ password: newPassword })
    .superRefine(
      (values, context) => refuseGuessable(values, context, own),
      WHILE_PASSWORD_IS_SOUND,
    );

/** @param own texts about the account's person */
export const changePasswordSchema = (own: readonly string[]) =>
  z
    .object({ present: z.string().min(1, 'Enter your current password.'), password: newPassword })
    .refine(({ present, password }) => present !== password, {
      path: ['password'],
      message: 'This is your current password. Choose a different one.',
    })
    .superRefine(
      (values, context) => refuseGuessable(values, context, own),
      WHILE_PASSWORD_IS_SOUND,
    );

/** @param present the address that the account has now */
export const changeEmailSchema = (present: string) =>
  z.object({
    email: email.refine(
      (typed) => typed.toLowerCase() !== present.toLowerCase(),
      'This is already the address of your account.',
    ),
  });

async function refuseGuessable(
  { password }: { password: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
  own: readonly unknown[],
): Promise<void> {
  // A field that is faulty itself has no value yet.
  const texts = own.filter((text) => typeof text === 'string');
  const message = await refusePassword(password, texts);
  if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
}

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
export type NewPasswordValues = z.infer<ReturnType<typeof newPasswordSchema>>;
export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;
export type ChangeEmailValues = z.infer<ReturnType<typeof changeEmailSchema>>;
