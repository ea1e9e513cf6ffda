import { copyBuild } from '@headstock/testing/build-copy';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { renderProcesses } from '@headstock/testing/shell-log';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, test } from '../support/test.ts';

test('a render process that has taken enough builds is replaced, and no request notices', async () => {
  await using front = await startShellInstance({
    shop: journeyShop(),
    env: { LOG_LEVEL: 'info', SHELL_REDEPLOY_CEILING: '1', PAGE_CACHE_MS: '0' },
  });
  using build = copyBuild('mfe-catalog', '/shop');
  const answers: number[] = [];
  const visit = async (): Promise<void> => {
    while (answers.length < 200 || renderProcesses(front.logFile).length < 2) {
      const response = await fetch(`${front.origin}/shop/category/merch?visit=${answers.length}`);
      await response.text();
      answers.push(response.status);
      if (answers.length > 2000) return;
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  await build.redeploy(front, 'another build');
  await Promise.all(visitors);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(renderProcesses(front.logFile).length).toBeGreaterThanOrEqual(2);
});
