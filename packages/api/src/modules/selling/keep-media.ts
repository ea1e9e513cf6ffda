import type { ListingDocument } from '@headstock/contracts/listing-document';
import { keepClips, keepPhotographs, releaseClips, releasePhotographs } from '#api/modules/media/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';

/**
 * Says that `usedBy` (`draft:` or `item:` and an id) shows the photographs and clips of a document from now on, and no others. Throws a
 * DomainError for those of somebody else.
 */
export async function keepMedia(
  trx: Tx,
  actor: ActorContext,
  usedBy: string,
  { photographs, clips }: Pick<ListingDocument, 'photographs' | 'clips'>,
): Promise<void> {
  const posters = clips.flatMap(({ poster }) => (poster ? [poster.id] : []));
  await keepPhotographs(trx, actor, usedBy, [...photographs.map(({ id }) => id), ...posters]);
  await keepClips(
    trx,
    actor,
    usedBy,
    clips.map(({ id }) => id),
  );
}

/** Says that `usedBy` shows none any more. */
export async function releaseMedia(trx: Tx, usedBy: string): Promise<void> {
  await releasePhotographs(trx, usedBy);
  await releaseClips(trx, usedBy);
}
