import { checkAccessibility } from '@headstock/testing/accessibility';
import { expect, settle, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, heading] of [
  ['/kitchen-sink', 'Kitchen sink'],
  ['/fr/kitchen-sink', 'Tout l’établi'],
] as const)
  test(`every component of the design system is at ${path}, and not in search engines`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.locator('main h2').count()).toBeGreaterThan(5);
    expect(await checkAccessibility(page)).toEqual([]);
  });
