/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const money = (dollars: number) => ({ amountCents: dollars * 100 });
const comparable = {
  id: 's-1',
  isSold: true,
  year: 1962,
  condition: 'GOOD',
  price: money(4_000),
  adjustedPrice: money(5_000),
  weight: 0.8,
  at: '2026-05-05T12:00:00.000Z',
  title: null,
  path: null,
};
const valuation = {
  low: money(4_500),
  median: money(5_000),
  high: money(5_600),
  isThin: false,
  nearness: 'MODEL',
  soldCount: 6,
  liveCount: 1,
  yearlyGrowthPercent: 4.1,
  pastError: { sales: 240, from: '2026-06-01T12:00:00.000Z', medianErrorPercent: 7.6, heldPercent: 79.2 },
  comparables: [comparable, { ...comparable, id: 'l-1', isSold: false, title: '1963 Jazzmaster', path: '/shop/jm/1' }],
};

const open = (path: string, answer: object | null = valuation) =>
  openAdmin(path, { ValuationOfInstrument: { instrumentValuation: answer } });

afterEach(cleanup);

describe('the valuation of an instrument', () => {
  it('asks nothing until an instrument is named, and puts it into the address', async () => {
    const { user, calls, router } = open('/admin/apraisal-ai');
    await user.type(await screen.findByLabelText('Maker'), 'Fender');
    expect(calls).toHaveLength(0);
    await user.type(screen.getByLabelText('Year'), '1962');
    await user.selectOptions(screen.getByLabelText('Condition'), 'GOOD');
    await user.click(screen.getByRole('button', { name: 'Value it' }));
    await screen.findByText('Four out of five would sell between $4,500 and $5,600.');
    expect(router.state.location.search).toBe('?brand=Fender&model=&year=1962&condition=GOOD');
    expect(calls.at(-1)?.variables).toEqual({ brand: 'Fender', model: '', year: 1962, condition: 'GOOD' });
  });

  it('shows the range, why, and what it was compared with', async () => {
    open('/admin/apraisal-ai?brand=Fender&model=Jazzmaster');
    await screen.findByText(/It rests on 6 sales and 1 listing of the same model/);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(within(screen.getByRole('table')).getByRole('link', { name: '1963 Jazzmaster' })).toBeTruthy();
  });

  it('says that few comparables say little, and what to do without any', async () => {
    open('/admin/apraisal-ai?brand=Fender', { ...valuation, isThin: true, nearness: 'MAKER' });
    expect(await screen.findByText(/There are 2 comparables alone/)).toBeTruthy();
    cleanup();
    open('/admin/apraisal-ai?brand=Nobody', null);
    expect(await screen.findByText(/there is nothing to compare/)).toBeTruthy();
  });

  it('says how well it told earlier prices, or that nobody can say', async () => {
    open('/admin/apraisal-ai?brand=Fender&model=Jazzmaster');
    const told = await screen.findByText(/of the 240 sales since/);
    expect(told.textContent).toContain('half were told to within 8 %, and 79 % ended within their range');
    cleanup();
    open('/admin/apraisal-ai?brand=Fender&model=Jazzmaster', { ...valuation, pastError: null });
    expect(await screen.findByText(/has sold too little to say how well/)).toBeTruthy();
  });

  it('says at the year that it is none, and asks nothing', async () => {
    const { calls } = open('/admin/apraisal-ai?brand=Fender&year=62');
    await screen.findByText('A year has four digits, such as 1962.');
    expect(calls).toHaveLength(0);
  });
});
