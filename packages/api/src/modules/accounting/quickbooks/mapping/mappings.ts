import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';
import { ask } from '#api/modules/accounting/quickbooks/connection/ask.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import type { QuickBooksMappingsTable } from '#api/modules/accounting/quickbooks/tables.ts';
import { readRole, type Role, type RoleKind, roleNames, roles } from './roles.model.ts';

export type MappingRow = Selectable<QuickBooksMappingsTable>;

const entities: Readonly<Record<RoleKind, string>> = { account: 'Account', item: 'Item', customer: 'Customer' };
const MAXIMUM_CHOICES = 1_000;

/** The mappings that there are, by role. */
export async function loadMappings(db: Db): Promise<Map<Role, MappingRow>> {
  const rows = await db.selectFrom('quickbooks_mappings').selectAll().execute();
  return new Map(rows.map((row) => [row.role, row]));
}

export type Choice = { readonly id: string; readonly name: string; readonly isActive: boolean };

const choicesSchema = z.object({
  QueryResponse: z.record(z.string(), z.unknown()),
});
const choiceSchema = z.object({
  Id: z.string(),
  Active: z.boolean().default(true),
  FullyQualifiedName: z.string().optional(),
  DisplayName: z.string().optional(),
  Name: z.string().optional(),
});

async function query(context: QuickBooksContext, kind: RoleKind, where: string): Promise<readonly Choice[] | null> {
  const entity = entities[kind];
  const answer = await ask(context, {
    path: 'query',
    query: { query: `select * from ${entity} where ${where} maxresults ${MAXIMUM_CHOICES}` },
  });
  const list = answer.ok
    ? z.array(choiceSchema).safeParse(choicesSchema.safeParse(answer.body).data?.QueryResponse[entity] ?? [])
    : undefined;
  if (!list?.success) return null;
  return list.data.map(({ Id: id, Active: isActive, ...names }) => ({
    id,
    name: names.FullyQualifiedName ?? names.DisplayName ?? names.Name ?? id,
    isActive,
  }));
}

/** What a kind of role can be mapped to in the company, by name; null while QuickBooks does not answer. */
export async function loadChoices(context: QuickBooksContext, kind: RoleKind): Promise<readonly Choice[] | null> {
  const found = await query(context, kind, 'Active = true');
  return found && found.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What a role is to stand for, and what it stood for when somebody looked: undefined where that was not told. */
export type WantedMapping = {
  readonly role: string;
  readonly refId: string;
  readonly expected: string | null | undefined;
};

/**
 * Maps a role to something of the company, for admins, audited; documents that were held or refused for it wait again. Throws a DomainError
 * `not-found` for what is not there or inactive, `unavailable` while QuickBooks does not answer, `changed` where the role is mapped to
 * something else than `expected` (null: nothing).
 */
export async function mapRole(
  context: QuickBooksContext,
  actor: ActorContext,
  { role: roleText, refId, expected }: WantedMapping,
): Promise<void> {
  const messages = accountingMessages(actor.locale);
  const role = readRole(roleText);
  if (!role || !/^[\w:-]{1,40}$/.test(refId)) throw new DomainError('not-found', messages.choiceNotFound);
  const choices = await query(context, roles[role].kind, `Id = '${refId}'`);
  if (!choices) throw new DomainError('unavailable', messages.quickbooksUnavailable);
  const choice = choices.find(({ id, isActive }) => id === refId && isActive);
  if (!choice) throw new DomainError('not-found', messages.choiceNotFound);
  await tx(actor.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`quickbooks-mapping:${role}`}))`.execute(trx);
    const before = await trx.selectFrom('quickbooks_mappings').selectAll().where('role', '=', role).executeTakeFirst();
    const known = before?.ref_id ?? null;
    if (expected !== undefined && known !== expected && known !== choice.id) {
      const mapper = before?.mapped_by
        ? await trx.selectFrom('accounts').select('display_name').where('id', '=', before.mapped_by).executeTakeFirst()
        : undefined;
      throw new DomainError('changed', messages.mappingChanged(mapper?.display_name ?? null, before?.ref_name ?? null));
    }
    const given = {
      ref_id: choice.id,
      ref_name: choice.name.slice(0, 200),
      fault: null,
      mapped_by: actor.principal.accountId,
      mapped_at: new Date(),
    };
    await trx
      .insertInto('quickbooks_mappings')
      .values({ role, ...given })
      .onConflict((on) => on.column('role').doUpdateSet(given))
      .execute();
    await trx
      .updateTable('quickbooks_documents')
      .set({ state: 'waiting', reason: null, next_attempt_at: new Date() })
      .where((is) =>
        is.or([
          is.and([is('state', '=', 'held'), is('reason', '=', `mapping:${role}`)]),
          is.and([is('state', '=', 'refused'), is('reason', 'in', [`reference:${role}`])]),
        ]),
      )
      .execute();
    const detail = { role, ref: choice.id, name: choice.name };
    await recordAudit(trx, actorOf(actor), {
      action: 'quickbooks.map',
      subjectKind: 'quickbooks',
      subjectId: 'shop',
      detail,
    });
  });
}

/** Checks that everything mapped is there and active, and marks what is not; for the nightly job. Gives how many are wrong. */
export async function checkMappings(context: QuickBooksContext): Promise<number> {
  const mappings = await loadMappings(context.db);
  let wrong = 0;
  for (const kind of ['account', 'item', 'customer'] as const) {
    const mapped = roleNames.flatMap((role) => (roles[role].kind === kind ? (mappings.get(role) ?? []) : []));
    if (mapped.length === 0) continue;
    const ids = mapped.map(({ ref_id: id }) => `'${id.replaceAll(/[^\w:-]/g, '')}'`).join(', ');
    // Without a word on it, what is inactive is left out.
    const found = await query(context, kind, `Id in (${ids}) and Active in (true, false)`);
    if (!found) return wrong;
    const byId = new Map(found.map((choice) => [choice.id, choice]));
    for (const { role, ref_id: id } of mapped) {
      const choice = byId.get(id);
      const fault = choice?.isActive ? null : choice ? 'inactive' : 'gone';
      if (fault) wrong += 1;
      await context.db.updateTable('quickbooks_mappings').set({ fault }).where('role', '=', role).execute();
    }
  }
  return wrong;
}
