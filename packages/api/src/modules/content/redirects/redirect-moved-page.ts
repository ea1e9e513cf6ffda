import type { Locale } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { auditRedirect, lockRedirects } from './change-redirects.ts';
import { readPath, readTarget, targetPath } from './redirect-path.model.ts';

/** A page that has got another address: paths of the shop; without `locale` in both languages. */
export type MovedPage = { readonly from: string; readonly to: string; readonly locale?: Locale | null };

/**
 * Leads visitors of a page's former address to its new one, in the transaction in which it moves. What led to the former address leads to the
 * new one from then on, and a redirect of the new address goes, so that nothing is a chain or a loop. Nothing happens for the same address, or
 * for one that is none.
 */
export async function redirectMovedPage(
  trx: Tx,
  actor: Pick<ActorContext, 'principal' | 'requestId'>,
  { from, to, locale: asked = null }: MovedPage,
): Promise<void> {
  const former = readPath(from);
  const target = readTarget(to);
  if (!former || target === null || targetPath(target) === former.path) return;
  const locale = former.locale ?? asked;
  const inLanguage = sql`(${locale}::text IS NULL OR locale IS NOT DISTINCT FROM ${locale})`;
  await lockRedirects(trx);
  await sql`DELETE FROM redirects WHERE from_path = ${targetPath(target)} AND ${inLanguage}`.execute(trx);
  await sql`UPDATE redirects SET target = ${target}, version = version + 1
    WHERE rtrim(lower(split_part(split_part(target, '#', 1), '?', 1)), '/') = ${former.path} AND ${inLanguage}
      AND from_path <> ${targetPath(target)}`.execute(trx);
  const row = { from_path: former.path, locale, target, status: 301 } as const;
  const { id } = await trx
    .insertInto('redirects')
    .values({ id: newId(), ...row })
    .onConflict((on) =>
      on
        .constraint('redirects_once')
        .doUpdateSet((eb) => ({ target, status: 301, version: eb('redirects.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditRedirect(trx, actor, 'create', id, row);
}
