import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startStripeTaxDouble } from './stripe/stripe-tax-double.fixture.ts';
import { StripeTax } from './stripe/stripe-tax.ts';
import { tableTax } from './table-tax.ts';
import { describeTaxProvider, taxRequest } from './tax-provider-contract.fixture.ts';

let double: Awaited<ReturnType<typeof startStripeTaxDouble>>;
beforeAll(async () => {
  double = await startStripeTaxDouble();
});
afterAll(() => double.close());
beforeEach(() => double.reset());

const settings = () => ({
  secretKey: 'sk_test_headstock',
  goodsCode: 'txcd_99999999',
  shippingCode: 'txcd_92010001',
  timeoutMs: 300,
  apiUrl: double.url,
});
const openStripe = () => new StripeTax(settings());

describeTaxProvider('the table of rates', () => tableTax, false);
describeTaxProvider('Stripe Tax', openStripe, true);

describe('Stripe Tax', () => {
  it('sends the address, the goods with their code, and the shipping', async () => {
    await openStripe().quote([taxRequest]);
    expect(double.calculations()).toEqual([
      expect.objectContaining({
        currency: 'usd',
        'customer_details[address][postal_code]': '38103',
        'customer_details[address][state]': 'TN',
        'customer_details[address_source]': 'shipping',
        'line_items[0][amount]': '100000',
        'line_items[0][tax_code]': 'txcd_99999999',
        'shipping_cost[amount]': '5000',
        'shipping_cost[tax_code]': 'txcd_92010001',
      }),
    ]);
  });

  it('names what is not taxed by its own code', async () => {
    const lines = taxRequest.lines.map((line) => ({ ...line, isTaxable: false }));
    await openStripe().quote([{ ...taxRequest, lines }]);
    expect(double.calculations()).toEqual([
      expect.objectContaining({ 'line_items[0][amount]': '100000', 'line_items[0][tax_code]': 'txcd_00000000' }),
    ]);
  });

  it('asks once for what it was asked before, also at the same moment', async () => {
    const provider = openStripe();
    await Promise.all([provider.quote([taxRequest]), provider.quote([taxRequest])]);
    await provider.quote([taxRequest]);
    expect(double.calculations()).toHaveLength(1);
  });

  it('is unavailable during an outage, never zero, and pauses before it asks again', async () => {
    double.fail();
    const provider = openStripe();
    expect(await provider.quote([taxRequest])).toEqual([{ kind: 'unavailable' }]);
    const other = { ...taxRequest, shippingCents: 1 };
    expect(await provider.quote([other])).toEqual([{ kind: 'unavailable' }]);
    expect(double.calculations()).toHaveLength(1);
  });

  it('does not wait for a silent service', async () => {
    double.stall();
    const began = Date.now();
    expect(await openStripe().quote([taxRequest])).toEqual([{ kind: 'unavailable' }]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('still answers what it knows while the service is out', async () => {
    const provider = openStripe();
    const known = await provider.quote([taxRequest]);
    double.fail();
    expect(await provider.quote([{ ...taxRequest, shippingCents: 1 }, taxRequest])).toEqual([
      { kind: 'unavailable' },
      ...known,
    ]);
  });

  it('distinguishes an address that the service cannot place from an outage', async () => {
    const provider = openStripe();
    const nowhere = { ...taxRequest, address: { ...taxRequest.address, postalCode: '00000' } };
    expect(await provider.quote([nowhere, taxRequest])).toMatchObject([{ kind: 'unplaceable' }, { taxCents: 7_350 }]);
  });

  it('distinguishes a wrong key from an outage in its reports only, and quotes nothing with it', async () => {
    double.refuseKey();
    const provider = openStripe();
    expect(await provider.quote([taxRequest])).toEqual([{ kind: 'unavailable' }]);
    expect(await provider.commit({ key: 'order', quoteRef: 'taxcalc_1' })).toEqual({ kind: 'unavailable' });
  });

  it('reports later what could not be reported, and gives up on what is never taken', async () => {
    const provider = openStripe();
    double.fail();
    expect(await provider.commit({ key: 'order', quoteRef: 'taxcalc_1' })).toEqual({ kind: 'unavailable' });
    double.reset();
    expect((await provider.commit({ key: 'order', quoteRef: 'expired' })).kind).toBe('refused');
  });
});
