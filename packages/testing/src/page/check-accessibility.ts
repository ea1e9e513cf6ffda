import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Breaches of WCAG 2.2 AA and of axe's good practice on the page as it stands, one line each: rule, what is wrong, where.
 * `without` leaves out parts of the page that are somebody else's, as selectors.
 */
export async function checkAccessibility(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Only frames of other origins need a page of axe's own, in which it puts the answers together.
  const isAlone = page.frames().length === 1;
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(isAlone);
  for (const selector of without) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n');
      return `${id}: ${help} at ${target.join(' ')} (${reasons.join(' ').trim()})`;
    }),
  );
}
