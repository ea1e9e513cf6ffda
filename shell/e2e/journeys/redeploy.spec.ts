import { type ShellInstance, startShellInstance } from '@headstock/testing/shell-instance';
import { copyRemote } from '@headstock/testing/remote-copy';
import { renderProcesses } from '@headstock/testing/shell-log';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';

const OLD = 'Good wood remembers.';
const NEW = 'Old wood, new songs.';

const homeOf = async ({ origin }: ShellInstance): Promise<string> => (await fetch(origin)).text();

test.describe('one remote alone', () => {
  test('is changed, built and published while the shell runs, and rolled back by one command', async ({ page }) => {
    test.slow();
    using copy = copyRemote('mfe-catalog');
    copy.change('src/messages/home.en.json', (text) => text.replace(OLD, NEW));
    const building = copy.build();
    await using front = await startShellInstance({ shop: journeyShop(), env: { LOG_LEVEL: 'info' } });
    await page.goto(front.origin);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
    await building;

    expect(await front.publish('mfe-catalog', copy.distFolder)).toMatch(/^production now serves mfe-catalog /);
    await expect.poll(() => homeOf(front), { timeout: 5000 }).toContain(NEW);

    // The page that was open goes on with what it has, and the next visit is the new one, whole.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Repairs' })
      .or(page.getByRole('link', { name: /latest arrivals/i }).first())
      .first()
      .click();
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto(front.origin);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);

    expect(await front.rollBack('mfe-catalog')).toMatch(/^Rolled back: /);
    await expect.poll(() => homeOf(front), { timeout: 5000 }).toContain(OLD);
    expect(renderProcesses(front.logFile)).toHaveLength(1);
  });
});
