import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const features = join(import.meta.dirname, '..');

/** By which a write says what it was made on: a version or a value as it was read, or the key of one intent that is done once. */
const SEEN = /version|expected|from:|seen|idempotencyKey|revision/i;
/** Writes that need none, by what keeps them from overwriting a colleague's work. */
const none: Readonly<Record<string, readonly string[]>> = {
  'makes something new': [
    'apiKeyCreate',
    'assistantCreate',
    'catalogueBrandCreate',
    'catalogueTypeCreate',
    'contentCreate',
    'contentDuplicate',
    'draftOrderCreate',
    'draftOrderCreateCustom',
    'addressExpressCreate',
    'intakeReceive',
    'listingCreate',
    'payoutRunPrepare',
    'repairJobCreate',
    'settlementImport',
    'stolenSerialAdd',
    'tableExportRequest',
    'tableViewCreate',
    'webhookCreate',
  ],
  'carries what was read in its input, row by row': [
    'batchPreview',
    'batchApply',
    'batchUndo',
    'catalogueNameChange',
    'consentAsk',
  ],
  'is possible in one state alone, and happens once': [
    'accountMerge',
    'accountMergeReverse',
    'apiKeyRevoke',
    'booksClose',
    'catalogueNameUndo',
    'consentWithdraw',
    'contentUnarchive',
    'failedJobRetry',
    'impersonationStart',
    'intakeHoldRelease',
    'orderSetPayoutFailed',
    'ordersDeliver',
    'ordersShip',
    'outboxMailResend',
    'quickbooksConnect',
    'quickbooksDisconnect',
    'quickbooksDocumentRetry',
    'quickbooksDocumentSkip',
    'redirectRestore',
    'sellerApplicationDecide',
    'settlementArrive',
    'settlementDifferenceExplain',
    'stockWriteOffUndo',
    'stolenSerialClose',
  ],
  'writes nothing that is read, or only says so in the log': [
    'intakeIdentityShow',
    'listingDescriptionDraft',
    'mailTextPreview',
    'mailTextTest',
    'sessionReauthenticate',
    'sessionSendAuthCode',
    'webhookResend',
    'webhookTest',
  ],
  'is a decision that the log keeps, and the list shows': ['feedbackHide', 'feedbackShow', 'tableViewRemove'],
  'is a file that stands for itself': ['redirectsImport'],
};

const mutations = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .flatMap((name) => [
    ...readFileSync(join(features, name), 'utf8').matchAll(
      /mutation \w+\s*(?:\([^)]*\))?\s*\{\s*(?:\w+:\s*)?(?<field>\w+)\s*(?<args>\([^)]*\))?/g,
    ),
  ])
  .map(({ groups }) => ({ field: groups?.['field'] ?? '', args: groups?.['args'] ?? '' }));

it('every write of staff says what it was made on, or is one that overwrites nothing', () => {
  expect(mutations.length).toBeGreaterThan(100);
  const known = new Set(Object.values(none).flat());
  expect(mutations.filter(({ field, args }) => !SEEN.test(args) && !known.has(field))).toEqual([]);
  // What says it after all, or is gone, needs no excuse.
  const blind = new Set(mutations.filter(({ args }) => !SEEN.test(args)).map(({ field }) => field));
  expect([...known].filter((field) => !blind.has(field))).toEqual([]);
});
