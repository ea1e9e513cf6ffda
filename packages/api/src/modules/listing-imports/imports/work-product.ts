import { type Selectable, sql } from 'kysely';
import { countUnfinished, ListingFault } from '#api/modules/selling/index.ts';
import type { Issue, IssueCode } from '#api/modules/listing-imports/rows/issues.ts';
import type { FileColumns } from '#api/modules/listing-imports/rows/product.ts';
import type { ListingImportProductsTable, ImportOutcome } from '#api/modules/listing-imports/tables.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { sqlStateOf, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { isDatabaseUnavailable } from '#api/platform/outage.ts';
import type { Services } from '#api/platform/services.ts';
import { applyPlan, prepareProduct, type WorkContext } from './apply-product.ts';

type ProductRow = Selectable<ListingImportProductsTable>;

/** What is done with the products of an import: looked at, or written. */
export type Stage = 'planned' | 'outcome';

export type Work = WorkContext & {
  readonly log: Services['log'];
  readonly importId: string;
  readonly columns: FileColumns;
  readonly stage: Stage;
};

type Result = { readonly outcome: ImportOutcome; readonly listingId: string | null; readonly issues: readonly Issue[] };

const MOST_ISSUES = 60;

/**
 * Lets one import of a seller write at a time: of two that name the same listing, the second finds what the first has made.
 * Ends with the transaction.
 */
async function waitForTurn(trx: Tx, { stage, actor }: Pick<Work, 'stage' | 'actor'>): Promise<void> {
  if (stage !== 'outcome') return;
  const name = `listing-imports:${actor.principal.accountId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

/** Locks a product that this stage has not done; undefined where another process did, or is at it. */
function lockProduct(trx: Tx, { importId, stage }: Work, position: number): Promise<ProductRow | undefined> {
  return trx
    .selectFrom('listing_import_products')
    .selectAll()
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where(stage, 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function finish(trx: Tx, work: Work, row: ProductRow, { outcome, listingId, issues }: Result): Promise<void> {
  const { importId, stage, actor } = work;
  await trx
    .updateTable('listing_import_products')
    .set({ [stage]: outcome, listing_id: listingId })
    .where('import_id', '=', importId)
    .where('position', '=', row.position)
    .execute();
  await trx
    .deleteFrom('listing_import_issues')
    .where('import_id', '=', importId)
    .where('position', '=', row.position)
    .execute();
  if (issues.length > 0)
    await trx
      .insertInto('listing_import_issues')
      .values(
        issues.slice(0, MOST_ISSUES).map(({ line, column, value, code, detail }, number) => ({
          import_id: importId,
          position: row.position,
          number,
          line,
          column_name: column,
          value: cleanText(value),
          code,
          detail,
        })),
      )
      .execute();
  const accountId = actor.principal.accountId;
  if (stage !== 'outcome' || listingId === null || accountId === null) return;
  await trx
    .insertInto('listing_import_traces')
    .values({ seller_account_id: accountId, identity: row.identity, listing_id: listingId })
    .onConflict((on) => on.columns(['seller_account_id', 'identity']).doUpdateSet({ listing_id: listingId }))
    .execute();
}

const said = (row: ProductRow, code: IssueCode, value = ''): Issue => ({
  line: row.line,
  column: null,
  value,
  code,
  detail: null,
});

/** Does all of a product or nothing of it, and leaves what the transaction did before as it is. */
async function wholly(trx: Tx, act: () => Promise<void>): Promise<void> {
  await sql`SAVEPOINT product`.execute(trx);
  try {
    await act();
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT product`.execute(trx);
    throw error;
  }
  await sql`RELEASE SAVEPOINT product`.execute(trx);
}

/** One try at a product, all of it or nothing. `withoutMove`: the shop refused the move before, for this reason. */
async function attempt(trx: Tx, work: Work, position: number, withoutMove: string | null): Promise<void> {
  const row = await lockProduct(trx, work, position);
  if (!row) return;
  if (row.refused) {
    await finish(trx, work, row, { outcome: 'FAILED', listingId: null, issues: [said(row, row.refused)] });
    return;
  }
  const product = { columns: work.columns, records: row.records };
  const prepared = await prepareProduct(work, product, row.identity);
  const { plan, existing, issues } = prepared;
  if (work.stage === 'planned') {
    const listingId = existing?.id ?? null;
    await finish(trx, work, row, { outcome: plan.outcome, listingId, issues });
    return;
  }
  const isHeldBack = withoutMove !== null && plan.action !== null;
  const done = isHeldBack ? { ...prepared, plan: { ...plan, action: null } } : prepared;
  const listingId = await applyPlan(work, done);
  await finish(trx, work, row, {
    outcome: !isHeldBack ? plan.outcome : existing ? (plan.isSaved ? 'UPDATED' : 'UNCHANGED') : 'DRAFTED',
    listingId,
    issues: isHeldBack ? [...issues, said(row, 'not-published', withoutMove)] : issues,
  });
}

async function fail(trx: Tx, work: Work, position: number, code: IssueCode, value: string): Promise<void> {
  const row = await lockProduct(trx, work, position);
  if (row) await finish(trx, work, row, { outcome: 'FAILED', listingId: null, issues: [said(row, code, value)] });
}

/**
 * Does one product. What the shop refuses to put up for sale stays a draft; what it refuses to save is reported, and the others go on.
 */
async function workProduct(trx: Tx, work: Work, position: number): Promise<void> {
  const attemptWholly = (withoutMove: string | null): Promise<void> =>
    wholly(trx, () => attempt(trx, work, position, withoutMove));
  try {
    await attemptWholly(null).catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      await attemptWholly(error.message);
    });
  } catch (error) {
    if (isDatabaseUnavailable(error) || sqlStateOf(error)?.startsWith('40')) throw error;
    if (error instanceof DomainError) {
      const isTooLong = error instanceof ListingFault && error.path !== null;
      await fail(trx, work, position, isTooLong ? 'too-long' : 'refused', error.message);
      return;
    }
    const { importId, log } = work;
    log.error({ err: describeError(error), importId, position }, 'A product of an import failed');
    await fail(trx, work, position, 'internal', '');
  }
}

/**
 * Does products in one transaction, as each costs less than its commit: a process that is killed leaves all of them undone or done, and
 * none twice.
 */
export async function workProducts(work: Omit<Work, 'drafts'>, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await tx(work.actor.db, async (trx) => {
    await waitForTurn(trx, work);
    const actor = { ...work.actor, db: trx };
    const unfinished = work.stage === 'outcome' ? await countUnfinished(actor) : 0;
    const within: Work = { ...work, actor, drafts: { unfinished } };
    for (const position of positions) await workProduct(trx, within, position);
  });
}
