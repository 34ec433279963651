import type { Locator, Page } from '@playwright/test';

/** The front page's example: questions to press, and what is shown for the one that is pressed. */
export function findExchange(page: Page): Locator {
  return page.getByRole('group', { name: 'Ask a family’s folder' });
}

/** The parts that belong to one question. */
export async function readExchange(exchange: Locator): Promise<readonly string[]> {
  const seen = (part: Locator) => part.filter({ visible: true });
  const [question = '', ...answer] = await seen(exchange.getByRole('paragraph')).allInnerTexts();
  const sources = await seen(exchange.getByRole('listitem')).allInnerTexts();
  const marked = await seen(exchange.locator('mark')).allInnerTexts();
  return [question, answer.join(' '), sources.join(' '), marked.join(' ')];
}
