import { expect, it } from '@jest/globals';
import { compensationScenario } from './compensation-scenario.fixture.ts';
import { lateRefundScenario, payoutScenario } from './refund-scenarios.fixture.ts';
import { twoProcessesScenario } from './two-processes-scenario.fixture.ts';

it('pays sellers no more than was kept, whatever happens to their sales meanwhile', async () => {
  const report = await payoutScenario(4, Date.now());
  expect(report.orders).toBe(12);
  expect(report.payouts).toBeLessThanOrEqual(24);
});

it('finds what a provider did without a word, and refunds in the end what failed', async () => {
  const report = await lateRefundScenario(12, 20_261_123);
  expect(report.failedLater).toBeGreaterThan(0);
  expect(report.byHand).toBeGreaterThan(0);
  expect(report.found).toBe(report.failedLater + report.byHand);
});

it('refunds every charge that nobody wants, across kills and outages', async () => {
  const report = await compensationScenario(3, Date.now());
  expect(report.refunded).toBe(12);
}, 300_000);

it('sells, charges, spends, refunds and pays out once at two processes', async () => {
  expect(await twoProcessesScenario(2)).toMatchObject({ sold: 2, charged: 2, codesSpent: 2, refunds: 4 });
}, 300_000);
