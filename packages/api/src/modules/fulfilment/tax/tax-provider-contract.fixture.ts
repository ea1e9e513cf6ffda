import { describe, expect, it } from '@jest/globals';
import type { TaxProvider, TaxRequest } from './tax-provider.ts';

/** An order of one guitar that goes to Memphis. */
export const taxRequest: TaxRequest = {
  address: { countryIso: 'US', regionIso: 'TN', postalCode: '38103', city: 'Memphis', line1: '1 Main St' },
  exemptReason: null,
  currency: 'USD',
  lines: [{ ref: 'guitar', amountCents: 100_000, quantity: 1, isTaxable: true }],
  shippingCents: 5_000,
};

const inOregon: TaxRequest = {
  ...taxRequest,
  address: { countryIso: 'US', regionIso: 'OR', postalCode: '97214', city: 'Portland', line1: '1 Main St' },
};

/** What every tax provider does, whoever computes. `open` gives one whose shop has nexus in Tennessee. */
export function describeTaxProvider(name: string, open: () => TaxProvider, reportsSales: boolean): void {
  describe(`as a tax provider, ${name}`, () => {
    it('answers requests in their order', async () => {
      const quotes = await open().quote([taxRequest, inOregon, taxRequest]);
      expect(quotes.map((quote) => quote.kind === 'quote' && quote.taxCents)).toEqual([7_350, 0, 7_350]);
    });

    it('answers nothing when nothing is asked', async () => expect(await open().quote([])).toEqual([]));

    it('charges whole cents on the sum of the lines', async () => {
      const lines = [
        { ref: 'guitar', amountCents: 33_333, quantity: 1, isTaxable: true },
        { ref: 'strap', amountCents: 66_667, quantity: 2, isTaxable: true },
      ];
      const [quote] = await open().quote([{ ...taxRequest, lines }]);
      expect(quote).toMatchObject({ kind: 'quote', taxCents: 7_350 });
    });

    it('charges nothing on an exempt order', async () => {
      const [quote] = await open().quote([{ ...taxRequest, exemptReason: 'Resale certificate' }]);
      expect(quote).toMatchObject({ kind: 'quote', taxCents: 0 });
    });

    it('charges no tax on free goods, and on their shipping where the state does', async () => {
      const lines = [{ ref: 'gift', amountCents: 0, quantity: 1, isTaxable: true }];
      expect(await open().quote([{ ...taxRequest, lines, shippingCents: 0 }])).toMatchObject([{ taxCents: 0 }]);
      expect(await open().quote([{ ...taxRequest, lines }])).toMatchObject([{ taxCents: 350 }]);
    });

    if (reportsSales)
      it('reports a sale and its refunds once, however often they are sent', async () => {
        const provider = open();
        const [quote] = await provider.quote([taxRequest]);
        const quoteRef = quote?.kind === 'quote' ? quote.ref : null;
        const sale = { key: 'order', quoteRef: quoteRef ?? '' };
        const first = await provider.commit(sale);
        expect(first.kind).toBe('done');
        expect(await provider.commit(sale)).toEqual(first);
        const saleRef = first.kind === 'done' ? first.ref : '';
        const refund = await provider.refund({ key: 'order:0', saleRef, amountCents: 1_000 });
        expect(refund.kind).toBe('done');
        expect(await provider.refund({ key: 'order:0', saleRef, amountCents: 1_000 })).toEqual(refund);
      });
    else
      it('gives quotes without a ref, so that no report is due', async () => {
        const provider = open();
        expect(await provider.quote([taxRequest])).toMatchObject([{ ref: null }]);
        expect((await provider.commit({ key: 'order', quoteRef: 'none' })).kind).toBe('refused');
      });

    it('says whether it wants reports', () => expect(open().reportsSales).toBe(reportsSales));
  });
}
