import { expect, type Page } from '@playwright/test';
import type { MessageText } from './messages.ts';

/** Presses an action of the listing editor, such as `SUBMIT`, and the same in the dialog that asks. */
export async function takeStep(page: Page, message: MessageText, action: string): Promise<void> {
  const name = message(`listingEditor.action.${action}`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Waits until the listing is in a state, such as `LISTING_ACTIVE`. */
export const showsState = (page: Page, message: MessageText, state: string): Promise<void> =>
  expect(page.getByRole('main').getByText(message(`listings.state.${state}`), { exact: true })).toBeVisible();
