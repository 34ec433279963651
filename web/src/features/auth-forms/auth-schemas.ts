import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { z } from '@/platform/zod.ts';
import { MIN_PASSWORD_LENGTH } from '@/ui/field/estimate-strength.ts';

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

export const signInSchema = z.object({
  email,
  // Passwords chosen under older rules must still sign in.
  password: z.string().min(1, 'Enter your password.'),
});

export const signUpSchema = z.object({
  displayName: z
    .string()
    .trim()
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`)
    .refine(isCleanName, UNCLEAN_WORDS),
  email,
  password: newPassword,
  agreed: z.boolean().refine((agreed) => agreed, 'Please agree to the terms to go on.'),
});

export const forgotPasswordSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const changePasswordSchema = z
  .object({ present: z.string().min(1, 'Enter your present password.'), password: newPassword })
  .refine(({ present, password }) => present !== password, {
    path: ['password'],
    message: 'This is your present password. Choose another one.',
  });

/** @param present the address that the account has now */
export const changeEmailSchema = (present: string) =>
  z.object({
    email: email.refine(
      (typed) => typed.toLowerCase() !== present.toLowerCase(),
      'This is the address that your account has already.',
    ),
  });

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;
export type ChangeEmailValues = z.infer<ReturnType<typeof changeEmailSchema>>;
