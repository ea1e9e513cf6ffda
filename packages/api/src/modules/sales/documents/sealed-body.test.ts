import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { SealedLine } from '#api/modules/sales/sealed-records/read-sealed.ts';
import type { Told } from '#api/modules/sales/sealed-records/seal-order.ts';
import { readPdf } from '#api/platform/pdf/read-pdf.fixture.ts';
import { renderPdf } from '#api/platform/pdf/render-pdf.ts';
import { createFormat } from './document-order.ts';
import { sealedBody } from './sealed-body.ts';

const texts = { title: 'A guitar', subtitle: '', description: '', finish: '', specs: [], plate: [], report: [] };
const told = (images: readonly string[]): Told => ({
  condition: 'GOOD',
  originality: {},
  partImages: {},
  images,
  texts: { en: texts, fr: texts },
});
const line = (sealed: readonly string[], today: readonly string[]): SealedLine => ({
  record: { ...told(sealed), lineItemId: 'line', quantity: 1, unitCents: 100_000, returnDays: null },
  hash: 'a'.repeat(64),
  sealedAt: new Date('2026-11-26T12:00:00Z'),
  isIntact: true,
  today: told(today),
});
const idsOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `image-${index}`);
const picturesOf = (shown: SealedLine) =>
  sealedBody([shown], createFormat('en'))
    .rows.map(({ cells }) => cells)
    .filter((cells) => cells.some(({ imageIds }) => imageIds.length > 0))
    .map((cells) => cells.map(({ text, imageIds }) => (imageIds.length > 0 ? imageIds.length : text)));

it('shows the pictures of then beside those of today, six in a row', () => {
  expect(picturesOf(line(idsOf(8), idsOf(8)))).toEqual([
    ['Pictures', 6, 'The same'],
    ['', 2, ''],
  ]);
  expect(picturesOf(line(idsOf(2), idsOf(7)))).toEqual([
    ['Pictures', 2, 6],
    ['', '', 1],
  ]);
  expect(picturesOf(line(idsOf(1), []))).toEqual([['Pictures', 1, 'Nothing']]);
});

it('draws the pictures into the PDF and no addresses of them, and leaves out those that cannot be had', async () => {
  const size = { width: 32, height: 24, channels: 3 as const };
  const draw = (background: string) =>
    sharp({ create: { ...size, background } })
      .jpeg()
      .toBuffer();
  const ids = idsOf(30);
  const body = sealedBody([line(ids, ids)], createFormat('en'));
  const document = {
    ...body,
    locale: 'en' as const,
    heading: 'Record',
    number: 'HS-1',
    facts: [],
    parties: [],
    from: [],
  };
  const pictures = new Map([
    ['image-0', await draw('#802010')],
    ['image-29', await draw('#108020')],
  ]);
  const pdf = await renderPdf(document, pictures);
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
  const text = (await readPdf(pdf)).pages.join(' ');
  expect(text).toContain('Pictures');
  expect(text).not.toContain('/images/');
});
