import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What people read is written here: pages, mails, documents, answers. */
const FOLDERS = [
  'mfe-account/src',
  'mfe-admin/src',
  'mfe-ai-chat/src',
  'mfe-cart-checkout/src',
  'mfe-catalog/src',
  'shell/app',
  'shell/server',
  'packages/api/src',
  'packages/commerce-client/src',
  'packages/sandbox-gateway/src',
  'packages/ui/src',
];
/** Ways to write a day that are not the shop's own: `formatDate` of the contracts, `useShopDate` in pages. */
const OTHER_FORMS = /\b(?:dateStyle|timeStyle)\b|toLocale(?:Date|Time)String\(|\bday: '(?:numeric|2-digit)'/;

const ALLOWED: Readonly<Record<string, string>> = {
  'mfe-admin/src/features/assistant-log/day-chart.tsx': 'the axis of a chart, under a heading with the year',
  'mfe-admin/src/routes/money/settlement-loader.ts': 'a day for an address',
  'packages/api/src/modules/accounting/journal/journal-days.ts': 'a day for the database',
  'packages/api/src/modules/payments/provider-settlements/note-arrival.ts': 'a day for the database',
  'packages/api/src/platform/shop-months.ts': 'a moment for the database',
  'packages/api/src/platform/zoned-time.ts': 'parts to count with',
};

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|generated|d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);
}

it('writes every day that people read in one form', () => {
  const found = FOLDERS.flatMap(sourcesIn).filter((file) =>
    OTHER_FORMS.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found.filter((file) => !(file in ALLOWED))).toEqual([]);
  // What is no longer an exception is taken off the list.
  expect(Object.keys(ALLOWED).filter((file) => !found.includes(file))).toEqual([]);
});
