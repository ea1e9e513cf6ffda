import { expect, it } from '@jest/globals';
import { isInputObjectType, getNamedType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { collectPermissions } from '#api/graphql/load-schema.ts';
import { composeApi, modules } from '#api/modules.ts';

const creates = 'Makes something new, which nobody can have changed.';
const once = 'Moves on what waits, once: whoever is second is told that it was done.';
const repeatable = 'Changes nothing of what others wrote, or the same once more.';
const ledger = 'Adds a row to a ledger, with the key of its request: rows of others stay, and the balance is guarded.';
const reads = 'Writes nothing of the shop.';

/** What staff do without saying what they had seen, with the reason. All else takes a version, or what it expects to replace. */
const withoutVersion: Readonly<Record<string, string>> = {
  accountMerge: 'Takes both accounts as they are, in one transaction, and can be reversed.',
  accountMergeReverse: once,
  apiKeyCreate: creates,
  apiKeyRevoke: repeatable,
  assistantCreate: creates,
  batchApply: 'Compares each row with the preview that was shown.',
  batchPreview: creates,
  batchUndo: 'Compares each row with what the batch wrote.',
  booksClose: 'The last closed day only goes on, under its lock.',
  catalogueBrandCreate: creates,
  catalogueNameUndo: once,
  catalogueOrder: 'Takes the order that was shown, as `from`.',
  catalogueTypeCreate: creates,
  consentWithdraw: once,
  contentCreate: creates,
  contentDuplicate: creates,
  contentReorder: 'Takes the order that was shown, as `from`.',
  contentUnarchive: repeatable,
  dayCorrect: ledger,
  draftOrderCreate: creates,
  draftOrderCreateCustom: creates,
  failedJobRetry: once,
  feedbackHide: repeatable,
  feedbackShow: repeatable,
  impersonationStart: creates,
  intakeHoldRelease: once,
  intakeIdentityShow: 'Shows what is sealed, and writes down who saw it.',
  intakeReceive: creates,
  journalFileCreate: creates,
  lineItemCancelReturn: once,
  listingDescriptionDraft: reads,
  mailTextPreview: reads,
  mailTextTest: reads,
  orderSetPayoutFailed: once,
  ordersDeliver: once,
  ordersShip: once,
  outboxMailResend: repeatable,
  payoutRunPrepare: creates,
  prepaidCodeIssue: ledger,
  quickbooksConnect: creates,
  quickbooksDisconnect: repeatable,
  quickbooksDocumentRetry: repeatable,
  quickbooksDocumentSkip: once,
  redirectRestore: once,
  redirectsImport: 'Adds addresses; those that are there already are named, and stay.',
  remoteRollBack: 'Takes the revision that was shown.',
  repairJobCreate: creates,
  sellerApplicationDecide: once,
  sellerCorrectionEnter: ledger,
  settlementArrive: once,
  settlementDifferenceExplain: once,
  settlementImport: creates,
  stockWriteOffUndo: once,
  stolenSerialAdd: creates,
  stolenSerialClose: once,
  storeCreditGrant: ledger,
  storedValueAdjust: ledger,
  tableExportRequest: creates,
  tableViewCreate: creates,
  tableViewRemove: repeatable,
  webhookCreate: creates,
  webhookReplay: repeatable,
  webhookResend: repeatable,
  webhookTest: reads,
};

/** An argument, or a field of an input, that says what somebody had seen. */
const saysWhatWasSeen = ({ name, type }: GraphQLArgument | GraphQLInputField): boolean => {
  if (/^version$|^quoteVersion$|^expected/.test(name)) return true;
  const input = getNamedType(type);
  return isInputObjectType(input) && Object.values(input.getFields()).some(({ name: field }) => field === 'version');
};

it('takes what somebody had seen in every operation by which staff change something, unless a reason says why not', () => {
  const fields = composeApi().getMutationType()?.getFields() ?? {};
  const staffs = [...collectPermissions(modules)]
    .filter(([name, role]) => name.startsWith('Mutation.') && role !== 'everyone' && role !== 'member')
    .map(([name]) => name.slice('Mutation.'.length));
  expect(staffs.length).toBeGreaterThan(100);
  const blind = staffs.filter((name) => !fields[name]?.args.some(saysWhatWasSeen));
  // An operation is listed here: let it take the version that was read, or say above why it needs none.
  expect(blind.filter((name) => !Object.hasOwn(withoutVersion, name))).toEqual([]);
  expect(Object.keys(withoutVersion).filter((name) => !blind.includes(name))).toEqual([]);
});
