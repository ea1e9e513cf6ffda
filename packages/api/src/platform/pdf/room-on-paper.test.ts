import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PrintedDocument } from './printed-document.ts';
import { type ParcelLabel, renderLabels } from './render-labels.ts';
import { renderPdf } from './render-pdf.ts';

type Line = { readonly text: string; readonly x: number; readonly y: number; readonly size: number };

/** The lines of text of each page, with the places of their baselines in points from the bottom left. */
async function linesOf(bytes: Uint8Array): Promise<Line[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_none, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
        return [{ text: item.str.trim(), x, y, size }];
      });
    }),
  );
}

/** Lines that begin at the same edge and stand in one another. */
function collisions(lines: readonly Line[]): string[] {
  return lines.flatMap((upper) =>
    lines
      .filter(({ x, y, size }) => Math.abs(x - upper.x) < 1 && y < upper.y && upper.y - y < size * 0.9)
      .map(({ text }) => `${upper.text} / ${text}`),
  );
}

const document: PrintedDocument = {
  locale: 'fr',
  heading: 'Liste de prélèvement',
  number: '28 novembre 2026',
  facts: [],
  parties: [],
  columns: [],
  rows: [],
  sums: [
    { label: 'Paiement Shop Pay par un tiers, 28 novembre 2026', value: '$1,234,567.89', isTotal: false },
    // Fits its line but for the space after it.
    { label: 'Paiement Shop Pay, 28 novembre 2026', value: '$1,234,567.89', isTotal: false },
    { label: 'Paiement Affirm, 28 novembre 2026', value: '$1.00', isTotal: false },
    { label: 'Reste à payer pour ce qui a été commandé', value: '$1,234,567.89', isTotal: true },
    { label: 'Total', value: '$1.00', isTotal: true },
  ],
  notes: ['Une remarque.'],
  from: [],
};

describe('a document', () => {
  it('gives a long heading and long sums the room that they take', async () => {
    const [page = []] = await linesOf(await renderPdf(document));
    expect(page.map(({ text }) => text).join(' ')).toContain('prélèvement');
    expect(collisions(page)).toEqual([]);
  });

  it('writes a heading of several lines above its number', async () => {
    const heading = 'Liste de prélèvement de tout ce qui attend à l’atelier et au magasin';
    const [page = []] = await linesOf(await renderPdf({ ...document, heading }));
    expect(collisions(page)).toEqual([]);
  });
});

const label = (to: readonly string[]): ParcelLabel => ({
  from: ['Headstock', '2210 Dogwood Avenue', 'Nashville, TN 37204', '(615) 555-0142', 'shop@headstock.test'],
  to,
  foot: ['HS-2026-104233', 'United Parcel Service of America · 1Z999AA10123456784'],
});

const longest = [
  'Maximiliane Theodora von Hohenlohe-Waldenburg-Schillingsfürst-Württemberg',
  'Société de production audiovisuelle et musicale du Grand Est et du Luxembourg',
  '12345 Martin Luther King Junior Memorial Boulevard North, between the church and the mill',
  'Apartment 1204, Building C, Staircase 4, third floor on the left, behind the green door',
  '51290 Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson-les-Bains-sur-Mer (Champagne-Ardenne)',
  'France',
];

describe('an address label', () => {
  it('keeps the longest address on its one page, above the foot', async () => {
    const pages = await linesOf(await renderLabels('labels', 'fr', [label(longest), label(['Ada', '1 Main St'])]));
    expect(pages).toHaveLength(2);
    const [page = []] = pages;
    const text = page.map((line) => line.text).join(' ');
    for (const word of ['Maximiliane', 'Apartment', 'France', 'HS-2026-104233', '1Z999AA10123456784'])
      expect(text).toContain(word);
    const foot = page.find((line) => line.text.startsWith('HS-2026'));
    expect(page.find((line) => line.text === 'France')?.y).toBeGreaterThan((foot?.y ?? 0) + 10);
    expect(Math.min(...page.map(({ y }) => y))).toBeGreaterThan(15);
    expect(collisions(page)).toEqual([]);
  });

  it('writes a short address large', async () => {
    const [page = []] = await linesOf(await renderLabels('labels', 'en', [label(['Ada Lovelace', '1 Main St'])]));
    expect(page.find((line) => line.text === 'Ada Lovelace')?.size).toBe(18);
  });
});
