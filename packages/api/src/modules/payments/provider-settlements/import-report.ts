import { createHash } from 'node:crypto';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import { type Match, matchRow } from './match-row.ts';
import { fieldList, settlementMessages } from './messages.ts';
import { readReport, type ReportPayout, type ReportProblem } from './read-report.ts';
import type { ReportColumns, SettledProvider } from './report.model.ts';
import { rematchOpen } from './resolve-difference.ts';

const MOST_ROWS = 1_000;
const MOST_CHARACTERS = 200_000;
const FILE_NAME = 200;

/** A settlement report as staff sends it. */
export type GivenReport = {
  readonly provider: SettledProvider;
  readonly fileName: string;
  readonly csv: string;
  /** Which columns hold what, where their names do not tell. */
  readonly columns: ReportColumns;
};

/** What came of a report: the settlements that were written, and how many payouts were known already. */
export type ImportedReport = { readonly ids: readonly string[]; readonly repeated: number };

/** A report that cannot be read: the columns to choose from, or what is wrong with which lines. */
export class ReportFault extends DomainError {
  readonly header: readonly string[];
  readonly problems: readonly ReportProblem[];
  constructor(
    code: string,
    message: string,
    { header = [], problems = [] }: { header?: readonly string[]; problems?: readonly ReportProblem[] } = {},
  ) {
    super(code, message);
    this.header = header;
    this.problems = problems;
  }
}

type Sums = { readonly gross: number; readonly fee: number };

const sumsOf = ({ rows }: ReportPayout): Sums =>
  rows.reduce((sum, row) => ({ gross: sum.gross + row.grossCents, fee: sum.fee + row.feeCents }), {
    gross: 0,
    fee: 0,
  });

function checkTransfer(actor: ActorContext, payout: ReportPayout): void {
  const { gross, fee } = sumsOf(payout);
  const { transferCents } = payout;
  if (transferCents !== null && transferCents !== gross - fee)
    throw new ReportFault('transfer', settlementMessages(actor.locale).transfer(gross - fee, transferCents));
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Books a payout: out of the clearing accounts of its rows, fees apart, on its way to the bank. */
function book(trx: Tx, id: string, { gross, fee }: Sums, rows: readonly (Match & { readonly grossCents: number })[]) {
  const clearing: Partial<Record<SettledProvider, number>> = {};
  for (const { account, grossCents } of rows) clearing[account] = (clearing[account] ?? 0) - grossCents;
  return writeEntry(trx, {
    kind: 'provider-settlement',
    subject: id,
    orderId: null,
    amounts: { ...clearing, 'in-transit': gross - fee, 'provider-fees': fee },
  });
}

/** Writes a payout with its rows; null for one that is known. Throws a ReportFault `known` when a part of it is. */
async function writePayout(
  trx: Tx,
  actor: ActorContext,
  given: GivenReport,
  sha256: string,
  payout: ReportPayout,
): Promise<string | null> {
  const { provider } = given;
  const reference = payout.reference ?? `file:${sha256.slice(0, 32)}`;
  const known = await trx
    .selectFrom('provider_settlement_rows')
    .select(['settlement_id', 'reference'])
    .where('provider', '=', provider)
    .where(
      'reference',
      'in',
      payout.rows.map(({ id }) => id),
    )
    .execute();
  const isKnown = await trx
    .selectFrom('provider_settlements')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  const isWhole = known.length === payout.rows.length && new Set(known.map((row) => row.settlement_id)).size === 1;
  if (isWhole) return null;
  if (isKnown || known.length > 0) throw new ReportFault('known', settlementMessages(actor.locale).known);
  const id = newId();
  const sums = sumsOf(payout);
  const days = payout.rows.map(({ at }) => dayOf(at)).toSorted();
  const matched: (Match & { grossCents: number })[] = [];
  const values = [];
  const seen = new Set<string>();
  for (const row of payout.rows) {
    const match = await matchRow(trx, provider, row);
    // Two rows of one report may name the same document: the second one is repeated.
    const document = `${match.kind} ${match.reversalId ?? match.refundId ?? match.paymentId ?? ''}`;
    const isRepeated = match.difference === null && match.paymentId !== null && seen.has(document);
    if (match.difference === null) seen.add(document);
    const settled: Match = isRepeated ? { ...match, expectedCents: 0, difference: 'repeated' } : match;
    matched.push({ ...settled, grossCents: row.grossCents });
    values.push({
      id: newId(),
      settlement_id: id,
      line: row.line,
      provider,
      account: settled.account,
      reference: row.id,
      kind: settled.kind,
      description: row.description,
      at: row.at,
      gross_cents: row.grossCents,
      fee_cents: row.feeCents,
      payment_id: settled.paymentId,
      refund_id: settled.refundId,
      reversal_id: settled.reversalId,
      expected_cents: settled.expectedCents,
      difference: settled.difference,
    });
  }
  await trx
    .insertInto('provider_settlements')
    .values({
      id,
      provider,
      reference,
      file_name: cleanText(given.fileName).trim().slice(0, FILE_NAME),
      sha256,
      from_day: days[0] ?? '',
      to_day: days.at(-1) ?? '',
      gross_cents: sums.gross,
      fee_cents: sums.fee,
      net_cents: sums.gross - sums.fee,
      entry_id: await book(trx, id, sums, matched),
      imported_by_account_id: requireAccountId(actor),
    })
    .execute();
  await trx.insertInto('provider_settlement_rows').values(values).execute();
  const differences = values.filter(({ difference }) => difference !== null).length;
  await recordAudit(trx, actorOf(actor), {
    action: 'settlement.import',
    subjectKind: 'settlement',
    subjectId: id,
    detail: { provider, reference, rows: values.length, netCents: sums.gross - sums.fee, differences },
  });
  return id;
}

/**
 * Imports a settlement report: matches each row to a payment, refund or dispute to the cent, books gross, fees and what is on its way to
 * the bank. A payout that is known is left alone, so that a repeated file changes nothing. Throws a ReportFault.
 */
export async function importReport(actor: ActorContext, given: GivenReport): Promise<ImportedReport> {
  const messages = settlementMessages(actor.locale);
  if (given.csv.length > MOST_CHARACTERS) throw new ReportFault('too-large', messages.tooLarge);
  const report = readReport(given.csv, given.columns);
  if (!report.ok && 'problems' in report)
    throw new ReportFault('rows', messages.rows(report.problems.length), { problems: report.problems });
  if (!report.ok && report.missing.length > 0 && report.header.length > 1)
    throw new ReportFault('columns', messages.columns(fieldList(report.missing, actor.locale)), {
      header: report.header,
    });
  if (!report.ok || report.payouts.length === 0) throw new ReportFault('empty', messages.empty);
  const { payouts } = report;
  if (payouts.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_ROWS)
    throw new ReportFault('too-large', messages.tooLarge);
  for (const payout of payouts) checkTransfer(actor, payout);
  const sha256 = createHash('sha256').update(given.csv).digest('hex');
  return tx(actor.db, async (trx) => {
    await lockAdvisory(trx, `settlements:${given.provider}`);
    await rematchOpen(trx, given.provider);
    const ids = [];
    for (const payout of payouts) ids.push(await writePayout(trx, actor, given, sha256, payout));
    const written = ids.filter((id) => id !== null);
    return { ids: written, repeated: ids.length - written.length };
  });
}
