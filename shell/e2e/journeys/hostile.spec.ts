import { hostileCases } from '@headstock/testing/hostile-cases';
import { runHostileCases } from '@headstock/testing/hostile-requests';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { idleConnections, slowReaders, slowSenders } from '@headstock/testing/slow-clients';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, test } from '../support/test.ts';

/** Of each group some; `npm run faults -- hostile` sends all. */
const sample = hostileCases.filter((_, index) => index % 3 === 0);

test('hostile requests are refused, each by one answer, and none is answered by a fault of ours', async () => {
  test.slow();
  const { sent, faults } = await runHostileCases(journeyShop().origin, sample);
  expect(faults).toEqual([]);
  expect(Object.values(sent).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80);
});

test('slow senders, slow readers and idle connections keep nobody waiting', async () => {
  test.slow();
  const { origin } = journeyShop();
  for (const report of [
    await slowSenders(origin, 70, 6000),
    await slowReaders(origin, 60, 4000),
    await idleConnections(origin, 3000, 4000),
  ]) {
    expect(report.failed).toBe(0);
    expect(report.longest).toBeLessThan(3000);
  }
});

test('pages that are not cached are bounded for each client, and those that are cached are not', async () => {
  await using front = await startShellInstance({
    shop: journeyShop(),
    env: { PAGE_RENDERS_PER_MINUTE: '60', PAGE_CACHE_MS: '60000' },
  });
  const ask = async (path: string, client: string): Promise<Response> => {
    const answer = await fetch(front.origin + path, { headers: { 'x-forwarded-for': client } });
    await answer.arrayBuffer();
    return answer;
  };
  expect((await ask('/shop/category/merch', '203.0.113.9')).status).toBe(200);
  const walked = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(`/shop?keywords=walk${n}`, '203.0.113.9')));
  const refused = walked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // What is cached is served to the same client, whatever else stands in its address; and others are served. Somebody else asks first,
  // and once more where another journey published a text in between, which empties the cache.
  for (const path of [
    '/shop/category/merch',
    '/shop/category/merch?utm_source=mail&gclid=1',
    '/Shop/category/merch/',
  ]) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 3 && statuses.at(-1) !== 200; turn += 1) {
      await ask('/shop/category/merch', '203.0.113.11');
      statuses.push((await ask(path, '203.0.113.9')).status);
    }
    expect([path, statuses.at(-1)]).toEqual([path, 200]);
  }
  expect((await ask('/shop?keywords=other', '203.0.113.10')).status).toBe(200);
});
