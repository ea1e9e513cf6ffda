import { brokenLinks } from '@headstock/testing/broken-links';
import { judgeHtml } from '@headstock/testing/judge-html';
import { siteAddresses } from '@headstock/testing/site-addresses';
import { expect, test } from '../support/test.ts';

/** Products are all of a few kinds; one in so many stands for the others. */
const EVERY_NTH_PRODUCT = 400;

test('every public page is valid HTML, in both languages', async ({ request, baseURL }) => {
  const addresses = await siteAddresses(baseURL ?? '', EVERY_NTH_PRODUCT);
  expect(addresses.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const { path, status } of addresses) {
    const answer = await request.get(path);
    if (answer.status() !== status) faults.push(`${path}: answered ${answer.status()}, not ${status}`);
    for (const fault of await judgeHtml(await answer.text())) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('every link of the shop leads somewhere, fragments too', async ({ baseURL }) => {
  test.slow();
  const addresses = await siteAddresses(baseURL ?? '', EVERY_NTH_PRODUCT);
  const pages = addresses.filter(({ path, status }) => status === 200 && !path.includes('?'));
  expect(
    await brokenLinks(
      baseURL ?? '',
      pages.map(({ path }) => path),
    ),
  ).toEqual([]);
});
