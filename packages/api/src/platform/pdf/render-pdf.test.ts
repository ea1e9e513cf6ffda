import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cell, type PrintedDocument } from './printed-document.ts';
import { renderPdf } from './render-pdf.ts';

const document = (label: string): PrintedDocument => ({
  locale: 'en',
  heading: 'Statement',
  number: '1',
  facts: [],
  parties: [],
  columns: [
    { label: 'What', isNumber: false, share: 80 },
    { label, isNumber: true, share: 20 },
  ],
  rows: Array.from({ length: 40 }, () => ({ cells: [cell('Row'), cell('1')] })),
  sums: [],
  notes: [],
  from: ['Shop'],
});

/** How far below the head of the table its first row stands, page by page, in points. */
async function firstRows(label: string): Promise<number[]> {
  const bytes = await renderPdf(document(label));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_none, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    const heightOf = (text: string): number => {
      const found = items.find((item) => 'str' in item && item.str.trim() === text);
      return found && 'transform' in found ? Number(found.transform[5]) : Number.NaN;
    };
    return heightOf('What') - heightOf('Row');
  });
  return Promise.all(pages);
}

describe('the head of a table', () => {
  it('gives each line of its labels room, on every page', async () => {
    const short = await firstRows('Net');
    const long = await firstRows('Goods and shipping and whatever else the buyer paid for');
    expect(short.length).toBeGreaterThan(1);
    for (const [page, distance] of short.entries()) expect((long[page] ?? 0) - distance).toBeGreaterThan(8);
  });
});
