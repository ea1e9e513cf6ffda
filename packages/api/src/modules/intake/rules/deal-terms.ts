import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';
import type { Deal, DealTermsTable } from '../tables.ts';

export type DealTermsRow = Selectable<DealTermsTable>;

const LONGEST_TERMS = 20_000;

/** The terms that count now, one of each kind of deal. */
export async function readCurrentTerms(db: Db): Promise<DealTermsRow[]> {
  const { rows } = await sql<DealTermsRow>`
    SELECT DISTINCT ON (deal) * FROM deal_terms ORDER BY deal, version DESC`.execute(db);
  return rows;
}

/** What was signed at an intake. */
export const readTerms = (db: Db, deal: Deal, version: number): Promise<DealTermsRow> =>
  db
    .selectFrom('deal_terms')
    .selectAll()
    .where('deal', '=', deal)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

/** New terms, written over a version that was read. */
export type GivenTerms = {
  readonly deal: Deal;
  readonly version: number;
  readonly textEn: string;
  readonly textFr: string;
};

/** Publishes the next version, in both languages, and gives its number. Throws a DomainError; `conflict` when there is a newer one. */
export async function publishTerms(actor: ActorContext, given: GivenTerms): Promise<number> {
  const messages = intakeMessages(actor.locale);
  const texts = { textEn: cleanText(given.textEn).trim(), textFr: cleanText(given.textFr).trim() };
  for (const field of ['textEn', 'textFr'] as const) {
    if (texts[field] === '') throw new IntakeFault('text', messages.required, field);
    if (texts[field].length > LONGEST_TERMS) throw new IntakeFault('text', messages.tooLong(LONGEST_TERMS), field);
  }
  return tx(actor.db, async (trx) => {
    const row = await trx
      .insertInto('deal_terms')
      .values({
        deal: given.deal,
        version: given.version + 1,
        text_en: texts.textEn,
        text_fr: texts.textFr,
        account_id: requireAccountId(actor),
      })
      .onConflict((on) => on.doNothing())
      .returning('version')
      .executeTakeFirst();
    const before = await trx
      .selectFrom('deal_terms')
      .select('version')
      .where('deal', '=', given.deal)
      .where('version', '=', given.version)
      .executeTakeFirst();
    if (!row || !before) throw new DomainError('conflict', messages.terms);
    await recordAudit(trx, actorOf(actor), {
      action: 'dealTerms.publish',
      subjectKind: 'dealTerms',
      subjectId: `${given.deal}:${row.version}`,
      detail: { deal: given.deal, version: row.version },
    });
    return row.version;
  });
}
