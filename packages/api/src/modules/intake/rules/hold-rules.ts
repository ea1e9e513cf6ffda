import type { Selectable } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';
import type { Deal, HoldRulesTable } from '../tables.ts';

export type HoldRuleRow = Selectable<HoldRulesTable>;

/** The place of rules that hold wherever no other one does. */
export const EVERYWHERE = '*';
const LONGEST_PLACE = 80;
const LONGEST_SOURCE = 300;
const MOST_DAYS = 365;

/** All rules, by place. */
export const readHoldRules = (db: Db): Promise<HoldRuleRow[]> =>
  db.selectFrom('hold_rules').selectAll().orderBy('place').orderBy('deal').execute();

/** The rule of a place and a kind of deal, else the one of everywhere; undefined without either. */
export async function findHoldRule(db: Db, place: string, deal: Deal): Promise<HoldRuleRow | undefined> {
  const rules = await db
    .selectFrom('hold_rules')
    .selectAll()
    .where('deal', '=', deal)
    .where((eb) =>
      eb.or([eb(eb.fn('lower', ['place']), '=', place.trim().toLowerCase()), eb('place', '=', EVERYWHERE)]),
    )
    .execute();
  return rules.find((rule) => rule.place !== EVERYWHERE) ?? rules[0];
}

/** A rule as staff write it; `id` null adds one. */
export type GivenRule = {
  readonly id?: string | null;
  /** That was read; null for a new one. */
  readonly version?: number | null;
  readonly place: string;
  readonly deal: Deal;
  readonly days: number;
  readonly source: string;
};

/**
 * Writes a rule and gives its id. What was taken in already keeps the days that it got. Throws an IntakeFault, and a DomainError `not-found`,
 * or `changed` where a colleague has written it since it was read.
 */
export async function saveHoldRule(actor: ActorContext, given: GivenRule): Promise<string> {
  const messages = intakeMessages(actor.locale);
  const place = cleanText(given.place).trim();
  const source = cleanText(given.source).trim();
  if (place === '') throw new IntakeFault('place', messages.place, 'place');
  if (place.length > LONGEST_PLACE) throw new IntakeFault('place', messages.tooLong(LONGEST_PLACE), 'place');
  if (!Number.isInteger(given.days) || given.days < 0 || given.days > MOST_DAYS)
    throw new IntakeFault('days', messages.days, 'days');
  if (source === '') throw new IntakeFault('source', messages.required, 'source');
  if (source.length > LONGEST_SOURCE) throw new IntakeFault('source', messages.tooLong(LONGEST_SOURCE), 'source');
  const row = { place, deal: given.deal, days: given.days, source, updated_at: actor.now };
  return tx(actor.db, async (trx) => {
    const id = given.id ?? newId();
    try {
      if (given.id) await lockRule(trx, actor, { id: given.id, version: given.version ?? 0 });
      const written = given.id
        ? await trx
            .updateTable('hold_rules')
            .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
            .where('id', '=', given.id)
            .returning('id')
            .executeTakeFirst()
        : await trx
            .insertInto('hold_rules')
            .values({ ...row, id })
            .returning('id')
            .executeTakeFirst();
      if (!written) throw new DomainError('not-found', messages.ruleNotFound);
    } catch (error) {
      if (isUniqueViolation(error)) throw new IntakeFault('taken', messages.ruleTwice, 'place');
      throw error;
    }
    await recordAudit(trx, actorOf(actor), {
      action: 'holdRule.save',
      subjectKind: 'holdRule',
      subjectId: id,
      detail: { place, deal: given.deal, days: given.days },
    });
    return id;
  });
}

type ReadRule = { readonly id: string; readonly version: number };

/** The rule, locked, as it was read. Throws a DomainError `not-found` or `changed`. */
async function lockRule(trx: Tx, actor: ActorContext, { id, version }: ReadRule): Promise<HoldRuleRow> {
  const messages = intakeMessages(actor.locale);
  const rule = isId(id)
    ? await trx.selectFrom('hold_rules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!rule) throw new DomainError('not-found', messages.ruleNotFound);
  if (rule.version !== version) throw new DomainError('changed', messages.ruleChanged(rule.days, rule.source));
  return rule;
}

/** Takes a rule away as it was read; the one of everywhere stays. Throws a DomainError: as `lockRule`, `last-rule`. */
export async function removeHoldRule(actor: ActorContext, read: ReadRule): Promise<void> {
  const messages = intakeMessages(actor.locale);
  const { id } = read;
  await tx(actor.db, async (trx) => {
    const rule = await lockRule(trx, actor, read);
    if (rule.place === EVERYWHERE) throw new DomainError('last-rule', messages.lastRule);
    await trx.deleteFrom('hold_rules').where('id', '=', id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'holdRule.remove',
      subjectKind: 'holdRule',
      subjectId: id,
      detail: { place: rule.place, deal: rule.deal, days: rule.days },
    });
  });
}
