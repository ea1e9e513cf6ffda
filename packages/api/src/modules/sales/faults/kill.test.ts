import { expect, it } from '@jest/globals';
import { killScenario } from './kill-scenario.fixture.ts';

it('leaves no order half done and no cent unaccounted for when the process is killed during checkouts', async () => {
  const report = await killScenario(6, Date.now());
  expect(report.checkouts).toBe(18);
  expect(report.placed).toBeLessThanOrEqual(report.checkouts);
  expect(report.settledWithinMs).toBeLessThan(60_000);
}, 300_000);
