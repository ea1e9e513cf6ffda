import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const modules = join(import.meta.dirname, '../modules');

/** Where a mail or a notification is written whose words staff cannot choose, and why; decision 053 has the same table. */
const wordedInCode: Readonly<Record<string, string>> = {
  'content/forms/change-form.ts': 'says what somebody of the staff wrote',
  'content/forms/form-mails.ts': 'the copy to the shop; the sender’s is a template',
  'content/mail-templates/preview.ts': 'a test of a template',
  'feedback/moderate-feedback.ts': 'says what was decided about what a member wrote',
  'feedback/reveal-feedback.ts': 'says what the other side wrote',
  'integrations/webhooks/note-attempt.ts': 'to the shop',
  'listing-imports/imports/tell-finished.ts': 'says what became of a file, in figures',
  'messaging/notifications/notify.ts': 'sends what others have worded',
  'messaging/threads/notify-of-message.ts': 'says what somebody wrote',
  'messaging/threads/report-message.ts': 'to the shop',
  'payments/books/daily-check.ts': 'to the shop',
  'payments/stored-value/issue.ts': 'a code is money: what it is good for and until when is not left out',
  'payments/vault/card-mails.ts': 'says what was done to a card, which its owner has to recognise',
  'people/applications/apply.ts': 'to the shop',
  'people/applications/decide.ts': 'says the reason that staff chose or wrote',
  'people/impersonation/end.ts': 'says what was done in a member’s name, which is owed to them as it was',
  'people/impersonation/step-up.ts': 'a code by which a member lets somebody act for them',
  'people/merging/merge-mails.ts': 'says what was done to accounts',
  'people/rights/set-rights.ts': 'says what a member may do from now on',
  'people/two-step-resets/tell-owner.ts': 'says what is about to be done to an account, and how its owner stops it',
  'privacy/deletion/tell-deletion.ts': 'says what the law wants said of a deletion',
  'privacy/exports/make-exports.ts': 'says what the law wants said of an export',
  'sales/checkout/reversal-mails.ts': 'to the shop, about a charge that was taken back',
  'sales/checkout/seller-reversal-mails.ts':
    'says what a bank does with the money of a sale, and what its seller may do meanwhile',
  'sales/ship-by/change-ship-day.ts': 'what a seller asks of a buyer, and what the buyer answers',
  'sales/claims/claim-orders.ts': 'a link that gives somebody an order, and what it gives',
  'sales/orders/order-group-mails.ts': 'sends what order-group-mail-templates.ts words',
  'sales/orders/order-mails.ts': 'sends what order-mail-templates.ts words',
  'saved-searches/tell-hits.ts': 'a list of what was found',
  'selling/views/answer-views.ts': 'says what was answered about a time to see an item',
  'selling/views/ask-for-view.ts': 'says who asks for a time, and what they wrote',
};

const sources = (await readdir(modules, { recursive: true })).filter(
  (name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name),
);

it('every mail and notification is worded by a template, or by code for a reason', async () => {
  const unworded: string[] = [];
  for (const name of sources) {
    const source = await readFile(join(modules, name), 'utf8');
    if (/\b(?:queueMail|notify)\(/.test(source) && !/\bmailText\(/.test(source)) unworded.push(name);
  }
  const exceptions = Object.keys(wordedInCode);
  const alsoTemplated = new Set(['content/forms/form-mails.ts']);
  expect(unworded.toSorted()).toEqual(exceptions.filter((name) => !alsoTemplated.has(name)).toSorted());
});
