import type { Locator, Page } from '@playwright/test';

/** Presses Tab, or Shift+Tab, until one of the elements has the focus; throws after `most` presses. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { most = 160, key = 'Tab' }: { readonly most?: number; readonly key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key);
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`${key} did not come to ${String(wanted)}.`);
}

/** Tabs to a text field and writes into it, in place of what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a choice and goes through it with the arrow key until it has a value. */
export async function choose(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('ArrowDown');
    if ((await field.inputValue()) === value) return;
  }
  throw new Error(`The arrow keys did not choose ${value}.`);
}
