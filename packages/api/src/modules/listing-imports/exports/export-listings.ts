import type { ListingFileFormat } from '@headstock/contracts/listing-imports';
import { headers } from '#api/modules/listing-imports/columns/headers.ts';
import { writeLine } from '#api/modules/listing-imports/csv/csv-cell.ts';
import { UTF8_MARK } from '#api/modules/listing-imports/imports/failed-rows.ts';
import { requireImporter } from '#api/modules/listing-imports/imports/require-importer.ts';
import { loadPlaces } from '#api/modules/listing-imports/rows/places.ts';
import { findListing, listingIdsOf } from '#api/modules/selling/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { exportRows } from './export-rows.ts';

async function* linesOf(actor: ActorContext, ids: readonly string[], format: ListingFileFormat, baseUrl: URL) {
  const places = await loadPlaces(actor.db);
  // Other shops expect the name of the first column at the first byte.
  yield (format === 'headstock' ? UTF8_MARK : '') + writeLine(headers[format]);
  for (const id of ids) {
    const listing = await findListing(actor.db, actor.principal, id);
    if (!listing) continue;
    const { document, standing } = listing;
    const rows = exportRows(format, { id, document, state: standing.shown }, { places, baseUrl });
    yield rows.map(writeLine).join('');
  }
}

/**
 * All listings of the actor as the lines of a file, one listing in memory at a time: the draft revision of each, as the editor shows it.
 * Imported again, the file changes nothing. Throws a DomainError `not-professional`.
 */
export async function exportListings(
  actor: ActorContext,
  format: ListingFileFormat,
  baseUrl: URL,
): Promise<AsyncGenerator<string>> {
  const sellerId = requireImporter(actor);
  return linesOf(actor, await listingIdsOf(actor.db, sellerId), format, baseUrl);
}
