/** The company behind Alcove, as its legal pages and every e-mail name it. An example: replace it with your own. */
export const COMPANY = {
  name: 'Alcove GmbH',
  street: 'Example Street 1',
  town: '10115 Berlin',
  country: 'Germany',
  register: 'HRB 000000',
} as const;
