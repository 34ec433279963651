import type { FrameLocator, Page } from '@playwright/test';

/** The chat's window, which is a frame as the help desk's own is. */
export function chatWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Messaging window"]');
}
