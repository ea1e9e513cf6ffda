import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  isInputObjectType,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  Kind,
  parse,
  OperationTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
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

const fields = composeApi().getMutationType()?.getFields() ?? {};
const staffs = [...collectPermissions(modules)]
  .filter(([name, role]) => name.startsWith('Mutation.') && role !== 'everyone' && role !== 'member')
  .map(([name]) => name.slice('Mutation.'.length));

it('takes what somebody had seen in every operation by which staff change something, unless a reason says why not', () => {
  expect(staffs.length).toBeGreaterThan(100);
  const blind = staffs.filter((name) => !fields[name]?.args.some(saysWhatWasSeen));
  // An operation is listed here: let it take the version that was read, or say above why it needs none.
  expect(blind.filter((name) => !Object.hasOwn(withoutVersion, name))).toEqual([]);
  expect(Object.keys(withoutVersion).filter((name) => !blind.includes(name))).toEqual([]);
});

const root = join(import.meta.dirname, '../../../..');
/** The mutations that pages of the shop send: their fields with the arguments that are given. */
const sent = ['mfe-admin', 'mfe-cart-checkout', 'mfe-account', 'mfe-ai-chat', 'packages/commerce-client']
  .flatMap((project) => {
    const source = join(root, project, 'src');
    const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.graphql')).map((name) => join(source, name));
  })
  .flatMap((path) => parse(readFileSync(path, 'utf8')).definitions)
  .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  .filter(({ operation }) => operation === OperationTypeNode.MUTATION)
  .flatMap(({ selectionSet }) => selectionSet.selections)
  .flatMap((node) =>
    node.kind === Kind.FIELD
      ? [{ name: node.name.value, given: (node.arguments ?? []).map((one) => one.name.value) }]
      : [],
  );

it('is told what somebody had seen by every page on which staff change something', () => {
  const ofStaff = sent.filter(({ name }) => staffs.includes(name) && !Object.hasOwn(withoutVersion, name));
  expect(ofStaff.length).toBeGreaterThan(60);
  const silent = ofStaff.filter(
    ({ name, given }) =>
      !fields[name]?.args.some((argument) => saysWhatWasSeen(argument) && given.includes(argument.name)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
