import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';
import { z } from '@/platform/zod.ts';

/** The same limits as in `firestore.rules`, which decide in the end. */
const MAX_TEXT_LENGTH = 100;
const PHONE = /^([+(]?[0-9][0-9 ().-]{4,30})?$/;
const LOCALE = /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?)?$/;

const shortText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_TEXT_LENGTH, `Use at most ${MAX_TEXT_LENGTH} characters.`),
    z.refine(isCleanName, UNCLEAN_WORDS),
  );

/** Every field may be left empty, and an empty text empties the stored one. */
export const profileFields = z.object({
  displayName: shortText,
  company: shortText,
  phone: z
    .string()
    .check(
      z.trim(),
      z.regex(
        PHONE,
        'Enter a number such as +49 30 1234567: digits, spaces, brackets, dots, dashes.',
      ),
    ),
  locale: z.string().check(z.regex(LOCALE, 'Choose one of the listed languages.')),
});

export type ProfileFields = z.infer<typeof profileFields>;

/** The form's values for a profile in which any field may be missing. */
export function readProfileFields(profile: Partial<ProfileFields> | null): ProfileFields {
  return {
    displayName: profile?.displayName ?? '',
    company: profile?.company ?? '',
    phone: profile?.phone ?? '',
    locale: profile?.locale ?? '',
  };
}
