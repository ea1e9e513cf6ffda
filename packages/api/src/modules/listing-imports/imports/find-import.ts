import { type Selectable } from 'kysely';
import { canImportListings } from '@headstock/contracts/session';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { ListingImportsTable } from '#api/modules/listing-imports/tables.ts';

export type ImportRow = Selectable<ListingImportsTable>;

/** The file of an import in the storage. */
export const fileKeyOf = (id: string): string => `listing-imports/${id}.csv`;

const MOST_LISTED = 100;

const mine = ({ db, principal, now }: ActorContext) =>
  db
    .selectFrom('listing_imports')
    .selectAll()
    .where('seller_account_id', '=', principal.accountId ?? '')
    .where('expires_at', '>', now);

/** One's own import; undefined for all others, as for an unknown id. */
export async function findImport(actor: ActorContext, id: string): Promise<ImportRow | undefined> {
  if (!isId(id) || !canImportListings(actor.principal.rights)) return undefined;
  return mine(actor).where('id', '=', id).executeTakeFirst();
}

/** The newest imports of the actor, at most 100. */
export async function listImports(actor: ActorContext): Promise<ImportRow[]> {
  if (!canImportListings(actor.principal.rights)) return [];
  return mine(actor).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST_LISTED).execute();
}
