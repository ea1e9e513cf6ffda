import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { DirectoryState, FormerName, NameMove } from './name-holders.ts';

/** How the thing that is moved is known among former names. */
function formerOf({ kind, from }: NameMove): FormerName {
  if (kind === 'BRAND') return { kind, scope_id: '', slug: from.slug, name: from.name, target: from.id };
  const target = from.part ?? '';
  if (kind === 'MODEL') return { kind, scope_id: from.id, slug: target.toLowerCase(), name: target, target };
  return { kind, scope_id: from.id, slug: from.partSlug ?? '', name: from.name, target };
}

const targetOf = ({ kind, to }: NameMove): string => (kind === 'BRAND' ? to.id : (to.part ?? ''));
const ownSlug = ({ kind, to }: NameMove): string =>
  kind === 'BRAND' ? to.slug : kind === 'MODEL' ? (to.part ?? '').toLowerCase() : (to.partSlug ?? '');

const bump = (trx: Tx, brandId: string): Promise<unknown> =>
  sql`UPDATE brands SET version = version + 1 WHERE id = ${brandId}`.execute(trx);

/** Writes the brand or type of a move and the names that lead on to it; what is merged away is deleted when nothing holds it any more. */
export async function writeDirectory(trx: Tx, move: NameMove): Promise<DirectoryState> {
  const { kind, from, to } = move;
  const own = formerOf(move);
  // Nobody lists under it until everything has moved.
  const brand =
    kind === 'BRAND'
      ? await trx.selectFrom('brands').selectAll().where('id', '=', from.id).forUpdate().executeTakeFirst()
      : undefined;
  const type =
    kind === 'TYPE'
      ? await trx
          .selectFrom('types')
          .selectAll()
          .where('id', '=', from.part ?? '')
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  const former = await trx
    .selectFrom('former_names')
    .select(['kind', 'scope_id', 'slug', 'name', 'target'])
    .where('kind', '=', kind)
    .where('scope_id', '=', own.scope_id)
    .where((eb) => eb.or([eb('target', '=', own.target), eb('slug', '=', ownSlug(move))]))
    .execute();
  await trx
    .updateTable('former_names')
    .set({ target: targetOf(move) })
    .where('kind', '=', kind)
    .where('scope_id', '=', own.scope_id)
    .where('target', '=', own.target)
    .execute();
  await trx
    .deleteFrom('former_names')
    .where('kind', '=', kind)
    .where('scope_id', '=', own.scope_id)
    .where('slug', '=', ownSlug(move))
    .execute();
  if (own.slug !== ownSlug(move))
    await trx
      .insertInto('former_names')
      .values({ ...own, target: targetOf(move) })
      .onConflict((on) => on.columns(['kind', 'scope_id', 'slug']).doUpdateSet({ target: targetOf(move) }))
      .execute();
  if (kind === 'BRAND' && from.id !== to.id)
    // The models of a brand take the names that they had with them.
    await sql`UPDATE former_names SET scope_id = ${to.id} WHERE kind = 'MODEL' AND scope_id = ${from.id} AND NOT EXISTS (
      SELECT FROM former_names known WHERE known.kind = 'MODEL' AND known.scope_id = ${to.id} AND known.slug = former_names.slug)`.execute(
      trx,
    );
  if (kind === 'BRAND' && from.id === to.id)
    await trx.updateTable('brands').set({ name: to.name, slug: to.slug }).where('id', '=', to.id).execute();
  if (kind !== 'TYPE') await bump(trx, to.id);
  return { brand: brand ?? null, type: type ?? null, former };
}

async function isOvertaken(trx: Tx, { kind, from, to }: NameMove): Promise<boolean> {
  if (kind === 'TYPE')
    return !(await trx
      .selectFrom('types')
      .select('id')
      .where('id', '=', to.part ?? '')
      .executeTakeFirst());
  const brand = await trx.selectFrom('brands').selectAll().where('id', '=', to.id).executeTakeFirst();
  return !brand || (kind === 'BRAND' && from.id === to.id && brand.name !== to.name);
}

/** Gives the lists of brands and types back what they had; false where the name has changed again since. */
export async function restoreDirectory(trx: Tx, move: NameMove, before: DirectoryState): Promise<boolean> {
  const { kind, from, to } = move;
  if (await isOvertaken(trx, move)) return false;
  const own = formerOf(move);
  await trx
    .deleteFrom('former_names')
    .where('kind', '=', kind)
    .where('scope_id', '=', own.scope_id)
    .where('slug', 'in', [own.slug, ...before.former.map(({ slug }) => slug)])
    .execute();
  if (before.former.length > 0)
    await trx
      .insertInto('former_names')
      .values([...before.former])
      .execute();
  const { brand, type } = before;
  if (brand && from.id === to.id)
    await trx.updateTable('brands').set({ name: brand.name, slug: brand.slug }).where('id', '=', brand.id).execute();
  if (brand && from.id !== to.id)
    await trx
      .insertInto('brands')
      .values({ ...brand, version: brand.version + 1 })
      .execute();
  if (type)
    await trx
      .insertInto('types')
      .values({
        ...type,
        title: toJson(type.title),
        description: toJson(type.description),
        version: type.version + 1,
      })
      .execute();
  if (kind !== 'TYPE') await bump(trx, to.id);
  return true;
}
