import type { Role } from './people.fixture.ts';

const ID = '"0000000000000"';
const mailWords = (body: string): string =>
  `key: "account.signInCode", locale: "en", words: { subject: "Hi", body: "${body}", link: "" }`;

/** A mutation that is refused: who sends it with which arguments, and the code of the answer. $NAMES are listings of the test. */
export type Refusal = readonly [mutation: string, role: Role, args: string, code: string];

/** Refusals of closing a day, of looking after people, of intake, and of forms and mails. */
export const staffRefusals: readonly Refusal[] = [
  // The day
  [
    'daySheetSave',
    'admin',
    'day: "2026-11-31", version: 0, sheet: { openingFloatCents: 0, counts: [], bankedCents: 0 }',
    'date',
  ],
  ['daySheetExplain', 'admin', 'day: "2026-11-20", version: 0, line: "drawer", text: " "', 'text'],
  ['dayClose', 'admin', 'day: "2026-11-20", version: 0', 'uncounted'],
  [
    'dayCorrect',
    'admin',
    'day: "2026-11-20", amountCents: 5, reason: "Found", idempotencyKey: "key-of-one-intent"',
    'not-closed',
  ],
  // Payouts of providers, and goods
  ['settlementImport', 'admin', 'provider: "cash", fileName: "x.csv", csv: ""', 'provider'],
  ['settlementArrive', 'admin', `id: ${ID}, day: "2026-02-31", amountCents: 5`, 'day'],
  ['settlementDifferenceExplain', 'admin', `id: ${ID}, reason: " "`, 'reason'],
  [
    'stockReceive',
    'admin',
    `id: ${ID}, version: 0, pieces: 0, unitCostCents: 5, paidFrom: CASH, reference: "", idempotencyKey: "key-of-one-intent"`,
    'pieces',
  ],
  [
    'stockWriteOff',
    'admin',
    `id: ${ID}, version: 0, pieces: 0, reason: LOST, note: "", idempotencyKey: "key-of-one-intent"`,
    'pieces',
  ],
  ['stockWriteOffUndo', 'admin', `id: ${ID}`, 'not-found'],
  // People
  ['accountMerge', 'admin', `keptId: ${ID}, closedId: ${ID}, reason: "One person"`, 'same'],
  ['twoStepResetAsk', 'guest', 'removePasskeys: false', 'sign-in-expired'],
  ['twoStepResetConfirm', 'guest', 'code: "unknown"', 'reset-link'],
  ['twoStepResetStop', 'guest', 'code: "unknown"', 'stop-link'],
  ['twoStepResetDecide', 'admin', `id: ${ID}, approve: true, reason: " ", version: 1`, 'reason'],
  ['accountMergeReverse', 'admin', `id: ${ID}, reason: "A mistake"`, 'not-found'],
  // Intake and inventory
  [
    'intakeReceive',
    'admin',
    'intake: { requestId: "phone-1234", deal: PURCHASE, place: "", document: "{}", personName: "Ada", termsVersion: 1, signedName: "Ada", signedLocale: "en", signedAt: "2026-11-26T12:00:00Z" }',
    'required',
  ],
  [
    'consentAsk',
    'admin',
    `listingId: ${ID}, question: { kind: PRICE, version: 1, priceCents: 2, newPriceCents: 1, days: 7 }`,
    'not-consigned',
  ],
  ['consentWithdraw', 'admin', `id: ${ID}`, 'not-found'],
  ['consentAnswer', 'guest', `id: ${ID}, key: "forged", answer: AGREE`, 'not-found'],
  // Forms and appraisals
  ['formAnswer', 'admin', `id: ${ID}, version: 1, subject: "Re", text: "Hello"`, 'not-found'],
  ['formMove', 'admin', `id: ${ID}, version: 1, to: CLOSED`, 'not-found'],
  ['formAssign', 'admin', `id: ${ID}, version: 1, assigneeId: null`, 'not-found'],
  [
    'appraisalAnswer',
    'admin',
    `id: ${ID}, version: 1, lowCents: 300, estimateCents: 200, highCents: 400, text: "Hello"`,
    'range',
  ],
  ['redirectSave', 'admin', 'redirect: { fromPath: "/old", target: "https://evil.example", status: 301 }', 'target'],
  ['mailTextSave', 'admin', `version: 0, ${mailWords('No code')}`, 'missing-placeholder'],
  ['mailTextRestore', 'admin', 'key: "account.signInCode", locale: "en", version: 0', 'standard'],
  ['mailTextPreview', 'admin', mailWords('No code'), 'missing-placeholder'],
  ['mailTextTest', 'admin', mailWords('{code} {x}'), 'unknown-placeholder'],
  ['redirectRemove', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['redirectRestore', 'admin', `id: ${ID}`, 'not-found'],
  ['redirectsImport', 'admin', 'csv: "from,to"', 'csv'],
  ['appraisalMove', 'admin', `id: ${ID}, version: 1, to: CLOSED`, 'not-found'],
  ['appraisalConsign', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['intakeHoldRelease', 'admin', `id: ${ID}, reason: "Released", photographId: ${ID}`, 'not-found'],
  ['intakeIdentityShow', 'admin', `id: ${ID}, reason: "Report"`, 'not-found'],
  ['holdRuleSave', 'admin', 'place: "Nashville", deal: TRADE, days: 400, source: "Statute"', 'days'],
  ['holdRuleRemove', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['dealTermsPublish', 'admin', 'deal: TRADE, version: 90, textEn: "Terms", textFr: "Conditions"', 'conflict'],
  ['stolenSerialAdd', 'admin', 'serial: "-", brand: "Fender", model: "", note: "Report 7"', 'serial'],
  ['stolenSerialClose', 'admin', `id: ${ID}, reason: "Found"`, 'not-found'],
];
