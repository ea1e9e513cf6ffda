import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkOut, mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { cell } from '#api/platform/pdf/printed-document.ts';
import { documentKinds, type OrderDocument } from './document.model.ts';
import { readPdf } from '#api/platform/pdf/read-pdf.fixture.ts';
import { renderPdf } from '#api/platform/pdf/render-pdf.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

const placed = (visitor: TestVisitor) =>
  harness.placeOrder(visitor, { cents: 245_050, title: '1962 Fender Stratocaster' });

const get = (visitor: TestVisitor, id: string, kind: string, query = '') =>
  visitor.fetch(`/api/orders/${id}/${kind}.pdf${query}`);

type Page = Pick<OrderDocument, 'heading' | 'number' | 'facts' | 'parties' | 'columns' | 'rows' | 'sums' | 'notes'>;

async function page(visitor: TestVisitor, id: string, kind: string): Promise<Page> {
  const { orderDocument } = await run<{ orderDocument: Page }>(
    visitor,
    `query ($id: ID!, $kind: OrderDocumentKind!) { orderDocument(id: $id, kind: $kind) {
      heading number facts { label value } parties { label lines } columns { label }
      rows { cells { text note } } sums { label value } notes } }`,
    { id, kind: kind.toUpperCase().replace('-', '_') },
  );
  return orderDocument;
}

/** Every text of a document, as a reader sees it. */
function textsOf({ heading, number, facts, parties, columns, rows, sums, notes }: Page): string[] {
  const texts = [
    heading,
    number,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...parties.flatMap(({ label, lines }) => [label, ...lines]),
    ...columns.map(({ label }) => label),
    ...rows.flatMap(({ cells }) => cells.flatMap(({ text, note }) => [text, note ?? ''])),
    ...sums.flatMap(({ label, value }) => [label, value]),
    ...notes,
  ];
  return texts.filter((text) => text !== '').map((text) => text.replaceAll(/\s+/g, ' '));
}

describe('the documents of an order', () => {
  it.each(['en', 'fr'])('are the same as page and as PDF, figure by figure (%s)', async (language) => {
    const visitor = harness.api.visitor({ 'accept-language': language });
    const { id, number } = await placed(visitor);
    for (const kind of documentKinds) {
      const shown = await page(visitor, id, kind);
      const response = await get(visitor, id, kind, `?lang=${language}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(pdf).toMatchObject({ title: `${shown.heading} ${number}`, language, isTagged: true });
      const text = pdf.pages.join(' ');
      for (const part of textsOf(shown)) expect(text).toContain(part);
    }
  });

  it('show amounts to the cent, and no prices on the packing slip', async () => {
    const visitor = harness.api.visitor();
    const { id } = await placed(visitor);
    const sums = async (kind: string) => (await page(visitor, id, kind)).sums.map(({ value }) => value);
    expect(await sums('invoice')).toEqual(['$2,450.50', '$66.08', '$176.16', '$2,692.74', '$2,692.74']);
    expect(await sums('statement')).toEqual(['$0.00']);
    expect(JSON.stringify(await page(visitor, id, 'packing-slip'))).not.toContain('$');
  });

  it('list refunds, down to a balance of zero', async () => {
    const { id } = await placed(harness.api.visitor());
    const staff = await harness.admin();
    await mutate(
      staff,
      `orderRefundCreate(id: "${id}", amountCents: 10000, reason: "Fret wear", idempotencyKey: "${newId()}")`,
    );
    const rows = (await page(staff, id, 'statement')).rows.map(({ cells }) => cells.slice(1).map(({ text }) => text));
    expect(rows).toEqual([
      ['Order placed', '$2,692.74', '', '$2,692.74'],
      ['Payment received', '', '$2,692.74', '$0.00'],
      ['Allowed off the price', '', '$100.00', '-$100.00'],
      ['Money sent back', '$100.00', '', '$0.00'],
    ]);
  });

  it('include one for each refund: the same as page and as PDF, for those who may see the order', async () => {
    const visitor = harness.api.visitor();
    const { id } = await placed(visitor);
    const staff = await harness.admin();
    const give = `orderRefundCreate(id: "${id}", amountCents: 10000, reason: "Fret wear", idempotencyKey: "${newId()}")`;
    await mutate(staff, give);
    const { order } = await run<{ order: { refunds: { id: string }[] } }>(
      staff,
      'query ($id: ID!) { order(id: $id) { refunds { id } } }',
      { id },
    );
    const refundId = order.refunds[0]?.id ?? '';
    const asPage = async (who: TestVisitor) =>
      run<{ orderRefund: { document: Page } | null }>(
        who,
        `query ($id: ID!) { orderRefund(id: $id) { document {
          heading number facts { label value } parties { label lines } columns { label }
          rows { cells { text note } } sums { label value } notes } } }`,
        { id: refundId },
      );
    const shown = (await asPage(visitor)).orderRefund?.document;
    expect(shown?.sums).toEqual([{ label: 'Refunded amount', value: '$100.00' }]);
    expect(shown?.facts).toContainEqual({ label: 'Reason', value: 'Fret wear' });
    expect(shown?.facts).toContainEqual({ label: 'Paid back to', value: 'Stripe •••• 4242' });
    const response = await visitor.fetch(`/api/refunds/${refundId}.pdf`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const text = (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
    for (const part of shown ? textsOf(shown) : ['missing']) expect(text).toContain(part);
    const french = await visitor.fetch(`/api/refunds/${refundId}.pdf?lang=fr`);
    expect(await readPdf(new Uint8Array(await french.arrayBuffer()))).toMatchObject({ language: 'fr' });
    for (const stranger of [harness.api.visitor(), await harness.as(await harness.shop.seller())]) {
      expect((await asPage(stranger)).orderRefund).toBeNull();
      expect((await stranger.fetch(`/api/refunds/${refundId}.pdf`)).status).toBe(404);
    }
    expect((await visitor.fetch(`/api/refunds/${newId()}.pdf`)).status).toBe(404);
    expect((await visitor.fetch('/api/refunds/..%2Fx.pdf')).status).toBe(404);
  });

  it('are for everybody who may see the order; all others get the answer for a missing one', async () => {
    const visitor = harness.api.visitor();
    const { id, guestKey } = await placed(visitor);
    const stranger = harness.api.visitor();
    const statuses = async (who: TestVisitor, orderId: string, query = '') =>
      Promise.all(documentKinds.map(async (kind) => (await get(who, orderId, kind, query)).status));
    const all = (status: number) => documentKinds.map(() => status);
    expect(await statuses(visitor, id)).toEqual(all(200));
    expect(await statuses(stranger, id, `?key=${guestKey}`)).toEqual(all(200));
    expect(await statuses(stranger, id)).toEqual(all(404));
    expect(await statuses(stranger, id, '?key=&key=x')).toEqual(all(404));
    expect(await statuses(await harness.as(await harness.shop.seller()), id)).toEqual(all(404));
    expect(await statuses(await harness.admin(), newId())).toEqual(all(404));
    for (const file of ['invoice', 'receipt.pdf', '..%2Finvoice.pdf', 'invoice.pdf.exe'])
      expect((await visitor.fetch(`/api/orders/${id}/${file}`)).status).toBe(404);
  });

  it('do not exist for an order that is not placed', async () => {
    const visitor = harness.api.visitor();
    const { id } = await checkOut(visitor, await harness.shop.listing());
    expect((await get(visitor, id, 'invoice')).status).toBe(404);
    expect(await page(visitor, id, 'invoice')).toBeNull();
  });
});

describe('a document of fifty lines', () => {
  const document: OrderDocument = {
    kind: 'invoice',
    locale: 'fr',
    heading: 'Facture',
    number: 'HS-AAAAA-BBBBB',
    facts: [{ label: 'Commande', value: 'HS-AAAAA-BBBBB' }],
    parties: [{ label: 'Facturé à', lines: ['Zoë Œuvrard-Łukaszewicz', '1 rue de l’Été'] }],
    columns: [
      { label: 'Article', isNumber: false, share: 70 },
      { label: 'Montant', isNumber: true, share: 30 },
    ],
    rows: Array.from({ length: 50 }, (_, index) => ({
      cells: [cell(`Guitare numéro ${index + 1}`, 'Référence'), cell('2 450,50 $')],
    })),
    sums: [{ label: 'Total', value: '122 525,00 $', isTotal: true }],
    notes: [],
    from: ['Headstock'],
  };

  it('spans pages: its header is drawn on each and read once, and no line is lost or cut', async () => {
    const pdf = await readPdf(await renderPdf(document));
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const [index, text] of pdf.pages.entries()) {
      expect(text).toContain('Article');
      expect(text).toContain(`Page ${index + 1} sur ${pdf.pages.length}`);
    }
    const text = pdf.pages.join(' ');
    for (let line = 1; line <= 50; line += 1) expect(text.split(`Guitare numéro ${line} `)).toHaveLength(2);
    const elements = pdf.elements.flat();
    expect(elements.filter((type) => type === 'TH')).toHaveLength(3);
    expect(elements.filter((type) => type === 'H1')).toHaveLength(1);
    expect(elements.filter((type) => type === 'TD').length).toBe(101);
  });

  it('shows French and Polish names in embedded fonts', async () => {
    const bytes = await renderPdf(document);
    const { pages, fonts } = await readPdf(bytes);
    expect(pages[0]).toContain('Zoë Œuvrard-Łukaszewicz');
    expect(pages[0]).toContain('2 450,50 $');
    expect(fonts.size).toBe(2);
    expect(bytes.includes('/FontFile2')).toBe(true);
  });
});
