import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations of WCAG 2.2 AA and of axe's best practices on the page, one line each: rule, problem, element. `without` lists
 * selectors of elements to skip.
 */
export async function checkAccessibility(page: Page, without: readonly string[] = []): Promise<string[]> {
  // axe opens a page of its own to combine the results of cross-origin frames; it is not needed without frames.
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
