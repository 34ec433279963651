import { expect, test } from 'vitest';
import { mailOf } from './mail-links.ts';

const SITE = 'http://localhost:5100';

// Lines as firebase-tools 15 prints them, with terminal colours.
test.each([
  [
    'i  To reset the password for ben@alcove.test, follow this link: http://127.0.0.1:9199/emulator/action?mode=resetPassword&lang=en&oobCode=KouSxIGs-o_UyhNSw8ANHq3xEZ7QidIQ6WiXpK6AiRBSiAaZbBIP0C&apiKey=fake-api-key&newPassword=NEW_PASSWORD_HERE',
    'To reset the password for ben@alcove.test, follow this link: http://localhost:5100/auth/action?mode=resetPassword&oobCode=KouSxIGs-o_UyhNSw8ANHq3xEZ7QidIQ6WiXpK6AiRBSiAaZbBIP0C',
  ],
  [
    'i  To verify the email address cleo@alcove.test, follow this link: http://localhost:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=UqvITf920&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A5000%2Fdashboard',
    'To verify the email address cleo@alcove.test, follow this link: http://localhost:5100/auth/action?mode=verifyEmail&oobCode=UqvITf920&continueUrl=http%3A%2F%2Flocalhost%3A5000%2Fdashboard',
  ],
  [
    '\u001B[36m\u001B[1mi \u001B[22m\u001B[39m To verify and change the email address from dan@alcove.test to dan2@alcove.test, follow this link: http://127.0.0.1:9199/emulator/action?mode=verifyAndChangeEmail&lang=en&oobCode=PkyHCC-awhy&apiKey=fake-api-key',
    'To verify and change the email address from dan@alcove.test to dan2@alcove.test, follow this link: http://localhost:5100/auth/action?mode=verifyAndChangeEmail&oobCode=PkyHCC-awhy',
  ],
  [
    'i  To reset your email address to gus@alcove.test, follow this link: http://127.0.0.1:9199/emulator/action?mode=recoverEmail&lang=en&oobCode=SATxkUy5r5P&apiKey=fake-api-key',
    'To reset your email address to gus@alcove.test, follow this link: http://localhost:5100/auth/action?mode=recoverEmail&oobCode=SATxkUy5r5P',
  ],
])('the link of %s leads to our own page', (line, mail) => {
  expect(mailOf(line, SITE)).toBe(mail);
});

test('a link that our page does not know stays what it is', () => {
  const link =
    'http://127.0.0.1:9099/emulator/action?mode=signIn&lang=en&oobCode=a&apiKey=fake-api-key';
  expect(mailOf(`i  To sign in as ben@alcove.test, follow this link: ${link}`, SITE)).toBe(
    `To sign in as ben@alcove.test, follow this link: ${link}`,
  );
});

test('a code for a telephone is a mail as well', () => {
  expect(mailOf('i  To verify the phone number +15555550100, use the code 647082.', SITE)).toBe(
    'To verify the phone number +15555550100, use the code 647082.',
  );
});

test.each([
  '✔  functions: Loaded functions definitions from source: api.',
  'i  hosting: 127.0.0.1 - - "GET /help/to-reset-the-password HTTP/1.1" 200',
  '',
])('"%s" is no mail', (line) => {
  expect(mailOf(line, SITE)).toBeNull();
});
