import { type Locale, locales } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { isServed } from './existing-pages.ts';
import { redirectMessages } from './messages.ts';
import { RedirectFault } from './redirect-fault.ts';
import { readPath, readTarget, targetPath } from './redirect-path.model.ts';
import { type RedirectRow, type RedirectStatus, redirectStatuses } from './tables.ts';

/** A redirect as staff types it. */
export type GivenRedirect = {
  readonly fromPath: string;
  readonly target: string;
  readonly status: number;
  readonly locale?: string | null;
};

/** A redirect that can be written. */
export type CheckedRedirect = Pick<RedirectRow, 'from_path' | 'locale' | 'target' | 'status'>;

/** The redirects that meet another one: of its path, to its path, or of where it leads, in a language of its own. */
async function findNeighbours(db: Db, { from_path: from, target, locale }: CheckedRedirect, exceptId: string | null) {
  const end = targetPath(target);
  const { rows } = await sql<Pick<RedirectRow, 'from_path' | 'target' | 'locale'>>`
    SELECT from_path, target, locale FROM redirects
    WHERE id IS DISTINCT FROM ${exceptId}
      AND (locale IS NULL OR ${locale}::text IS NULL OR locale = ${locale})
      AND (from_path IN (${from}, ${end})
        OR rtrim(lower(split_part(split_part(target, '#', 1), '?', 1)), '/') = ${from})`.execute(db);
  return rows;
}

/** Reads what was typed. Throws a RedirectFault for the first field that is wrong. */
function readGiven(given: GivenRedirect, { locale: language }: Pick<ActorContext, 'locale'>): CheckedRedirect {
  const messages = redirectMessages(language);
  const from = readPath(given.fromPath);
  if (!from) throw new RedirectFault('from', messages.from, 'fromPath');
  const target = readTarget(given.target);
  if (target === null) throw new RedirectFault('target', messages.target, 'target');
  const status: RedirectStatus | undefined = redirectStatuses.find((known) => known === given.status);
  if (!status) throw new RedirectFault('status', messages.status, 'status');
  const named = given.locale ?? '';
  const asked: Locale | null = locales.find((known) => known === named) ?? null;
  if (named !== '' && asked === null) throw new RedirectFault('locale', messages.locale, 'locale');
  return { from_path: from.path, locale: from.locale ?? asked, target, status };
}

/**
 * A redirect that leads an address that the shop no longer has to one that ends there. Throws a RedirectFault: `from`, `target`, `status`,
 * `locale`, `taken` (a page is there), `twice`, `loop`, `chain` (its end leads on), `reached` (another one leads to it).
 */
export async function checkRedirect(
  db: Db,
  actor: Pick<ActorContext, 'locale'>,
  given: GivenRedirect,
  exceptId: string | null,
): Promise<CheckedRedirect> {
  const messages = redirectMessages(actor.locale);
  const redirect = readGiven(given, actor);
  const { from_path: from, target, locale } = redirect;
  const end = targetPath(target);
  if (end === from) throw new RedirectFault('loop', messages.loop, 'target');
  if (await isServed(db, from)) throw new RedirectFault('taken', messages.taken, 'fromPath');
  const neighbours = await findNeighbours(db, redirect, exceptId);
  if (neighbours.some((other) => other.from_path === from && other.locale === locale))
    throw new RedirectFault('twice', messages.twice, 'fromPath');
  const onward = neighbours.find((other) => other.from_path === end);
  if (onward && targetPath(onward.target) === from) throw new RedirectFault('loop', messages.loop, 'target');
  if (onward) throw new RedirectFault('chain', messages.chain(end), 'target');
  const before = neighbours.find((other) => other.from_path !== from && targetPath(other.target) === from);
  if (before) throw new RedirectFault('reached', messages.reached(before.from_path), 'fromPath');
  return redirect;
}

/** Redirects are written one at a time: two that are right alone could be a loop together. */
export const lockRedirects = (trx: Tx) => sql`SELECT pg_advisory_xact_lock(hashtext('redirects'))`.execute(trx);

/** Writes down that a redirect was written or removed. */
export const auditRedirect = (
  trx: Tx,
  actor: Pick<ActorContext, 'principal' | 'requestId'>,
  action: 'create' | 'update' | 'remove' | 'restore',
  id: string,
  { from_path: fromPath, target, status, locale }: CheckedRedirect,
): Promise<void> =>
  recordAudit(trx, actorOf(actor), {
    action: `redirect.${action}`,
    subjectKind: 'redirect',
    subjectId: id,
    detail: { fromPath, target, status, locale },
  });

/** A redirect and the version of it that somebody saw. */
export type SeenRedirect = { readonly id: string; readonly version: number };

/** The redirect as it was seen, which nobody else changes until the transaction ends. Throws a DomainError: `not-found`, `stale`. */
export async function lockRedirect(
  trx: Tx,
  { locale }: ActorContext,
  { id, version }: SeenRedirect,
): Promise<RedirectRow> {
  const messages = redirectMessages(locale);
  const row = isId(id)
    ? await trx.selectFrom('redirects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found', messages.notFound);
  if (row.version !== version) throw new DomainError('stale', messages.changed);
  return row;
}

/** Writes a redirect, a new one without `seen`, and gives its id. Throws a DomainError: `not-found`, `stale`, and as `checkRedirect`. */
export async function saveRedirect(
  actor: ActorContext,
  seen: SeenRedirect | null,
  given: GivenRedirect,
): Promise<string> {
  return tx(actor.db, async (trx) => {
    await lockRedirects(trx);
    const known = seen && (await lockRedirect(trx, actor, seen));
    const redirect = await checkRedirect(trx, actor, given, known?.id ?? null);
    const id = known?.id ?? newId();
    if (known)
      await trx
        .updateTable('redirects')
        .set({ ...redirect, version: known.version + 1 })
        .where('id', '=', id)
        .execute();
    else
      await trx
        .insertInto('redirects')
        .values({ id, ...redirect })
        .execute();
    await auditRedirect(trx, actor, known ? 'update' : 'create', id, redirect);
    return id;
  });
}
