import { expect, it } from '@jest/globals';
import { compensationScenario } from './compensation-scenario.fixture.ts';
import { lateRefundScenario, payoutScenario } from './refund-scenarios.fixture.ts';
import { twoProcessesScenario } from './two-processes-scenario.fixture.ts';

it('never pays sellers more than was captured and kept, amid refunds, disputes and returns', async () => {
  const report = await payoutScenario(4, Date.now());
  expect(report.orders).toBe(12);
  expect(report.payouts).toBeLessThanOrEqual(24);
});

it('reconciles refunds without webhooks, and retries those that failed until they succeed', async () => {
  const report = await lateRefundScenario(12, 20_261_123);
  expect(report.failedLater).toBeGreaterThan(0);
  expect(report.byHand).toBeGreaterThan(0);
  expect(report.found).toBe(report.failedLater + report.byHand);
});

it('refunds every unwanted charge, across kills and outages', async () => {
  const report = await compensationScenario(3, Date.now());
  expect(report.refunded).toBe(12);
}, 300_000);

it('sells, charges, spends, refunds and pays out once with two API processes', async () => {
  expect(await twoProcessesScenario(2)).toMatchObject({ sold: 2, charged: 2, codesSpent: 2, refunds: 4 });
}, 300_000);
