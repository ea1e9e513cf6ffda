import { brokenLinks } from '@headstock/testing/broken-links';
import { discoverSignedInPages } from '@headstock/testing/signed-in-pages';
import { validateHtml } from '@headstock/testing/validate-html';
import { siteUrls } from '@headstock/testing/site-urls';
import { expect, test } from '../support/test.ts';

/** Products are all of a few kinds; one in so many stands for the others. */
const EVERY_NTH_PRODUCT = 400;

test('every public page is valid HTML, in both languages', async ({ request, baseURL }) => {
  const addresses = await siteUrls(baseURL ?? '', EVERY_NTH_PRODUCT);
  expect(addresses.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const { path, status } of addresses) {
    const answer = await request.get(path);
    if (answer.status() !== status) faults.push(`${path}: answered ${answer.status()}, not ${status}`);
    for (const fault of await validateHtml(await answer.text())) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('every page of accounts, sellers and staff is valid HTML, and has one title', async ({ browser, baseURL }) => {
  test.slow();
  const pages = await discoverSignedInPages(browser, baseURL ?? '');
  expect(pages.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const { path, html } of pages) for (const fault of await validateHtml(html)) faults.push(`${path}: ${fault}`);
  expect(faults).toEqual([]);
});

test('every link of the shop leads somewhere, fragments too', async ({ baseURL }) => {
  test.slow();
  const addresses = await siteUrls(baseURL ?? '', EVERY_NTH_PRODUCT);
  const pages = addresses.filter(({ path, status }) => status === 200 && !path.includes('?'));
  expect(
    await brokenLinks(
      baseURL ?? '',
      pages.map(({ path }) => path),
    ),
  ).toEqual([]);
});
