/** The shortest password that the product takes. */
export const MIN_PASSWORD_LENGTH = 8;

/**
 * A rough estimate in bits: how many guesses a patient attacker needs after what
 * is easy to guess has been removed. It only advises; length alone is required.
 */
export function estimateStrength(password: string, email?: string): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { level: 0, advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  }
  const lower = password.toLowerCase();
  if (isMadeOf(lower, COMMON)) {
    return { level: 1, advice: 'This is one of the first passwords that anybody tries.' };
  }
  if (isMadeOf(lower, emailParts(email))) {
    return { level: 1, advice: 'It repeats your e-mail address. Choose something unrelated.' };
  }
  const bits = effectiveLength(lower) * Math.log2(alphabetSize(password));
  if (bits < 36) {
    return { level: 1, advice: 'It repeats itself or follows a pattern. Add unrelated words.' };
  }
  if (bits < 52) return { level: 2, advice: 'Make it longer: four unrelated words do well.' };
  if (bits < 72) return { level: 3, advice: 'A little longer would make it strong.' };
  return { level: 4, advice: 'Keep it in a password manager.' };
}

/** Characters that the previous one does not predict (by a repeat, or a step of one as in abc or 321). */
function effectiveLength(text: string): number {
  let length = 0;
  let lastStep: number | undefined;
  const seen = new Set<string>();
  for (let index = 0; index < text.length; index += 1) {
    const step = index === 0 ? undefined : text.charCodeAt(index) - text.charCodeAt(index - 1);
    const pair = text.slice(Math.max(0, index - 2), index + 1);
    const foretold = step !== undefined && Math.abs(step) <= 1 && step === lastStep;
    const repeated = pair.length === 3 && seen.has(pair);
    length += foretold || repeated || step === 0 ? 0.25 : 1;
    seen.add(pair);
    lastStep = step;
  }
  return length;
}

/** How many characters an attacker has to try at each place. */
function alphabetSize(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^A-Za-z\d]/.test(password)) size += 24;
  return size;
}

/** True where little of the password is left once the words are taken out, in plain or with digits for letters. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = password.replace(/[@4]/g, 'a').replace(/0/g, 'o').replace(/[1!]/g, 'i');
  return [password, plain].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && rest.length < MIN_PASSWORD_LENGTH / 2;
  });
}

function emailParts(email: string | undefined): string[] {
  return (email ?? '')
    .toLowerCase()
    .split(/[@.+_-]/)
    .filter((part) => part.length >= 4);
}

const COMMON = [
  'password',
  'passwort',
  'passw0rd',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'yxcvbn',
  'zxcvbn',
  'iloveyou',
  'letmein',
  'welcome',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'dragon',
  'monkey',
  'trustno',
  'changeme',
  'abcdefg',
  '12345',
  '11111',
  '654321',
  'alcove',
];

/** 0 is too short to be taken; 1 to 4 are weak, fair, good and strong. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

type Strength = { level: StrengthLevel; advice: string };
