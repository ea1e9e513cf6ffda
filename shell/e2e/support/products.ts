import type { Page } from '@playwright/test';
import { expect, settle } from './test.ts';

/** Listings in which each journey finds instruments that no other journey buys. */
export const listings = {
  electrics: '/shop/category/electric-guitars?availability=AVAILABLE',
  acoustics: '/shop/category/acoustic-guitars?availability=AVAILABLE',
  mandolins: '/shop/category/mandolins?availability=AVAILABLE',
  merch: '/shop/category/merch?availability=AVAILABLE',
} as const;

/** Opens the product at a place of a listing, from 0, by its card. */
export async function openProduct(page: Page, listing: string, place = 0): Promise<void> {
  await page.goto(listing);
  await settle(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.getByRole('article').nth(place).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/(?!category\/)[^/]+\/[^/]+$/);
  await expect(heading).not.toHaveText(before);
}

/** Adds the open product to the cart, and leaves the mini cart open. */
export async function addToCart(page: Page, add: string, drawer: string): Promise<void> {
  await settle(page);
  await page.getByRole('button', { name: add }).first().click();
  await page.getByRole('dialog', { name: drawer }).waitFor();
}
