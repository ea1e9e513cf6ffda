import { type PhotographCrop, type PhotographRotation, photographRotations } from '@headstock/contracts/photographs';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type PhotographEdit, sizeAfter } from '#api/platform/images/edit-photograph.ts';
import { photographKey } from '#api/platform/images/original.ts';
import { takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { mediaMessages } from './messages.ts';
import { addPhoto, hasImage, imageIdOf, linkPhoto, type PhotographStore, putImage } from './photograph-images.ts';
import { findPhotographs, loadPhotographs, type PhotographSource } from './photograph-source.ts';
import { dropOldEdits } from './sweep-photographs.ts';

/** Edits of one account. */
const EDITS = { name: 'photograph-edits', max: 600, seconds: 3_600 };
/** Pixels of the shorter side that an edit leaves at least. */
const LEAST_SIDE = 100;
const FINENESS = 10_000;
/** What rounding may add up to. */
const SLACK = 2 / FINENESS;

/** How a photograph is asked to be shown. */
export type WantedEdit = { readonly rotation: number; readonly crop?: PhotographCrop | null | undefined };

const round = (share: number): number => Math.round(share * FINENESS) / FINENESS;

function readCrop(crop: PhotographCrop | null | undefined): PhotographCrop | null | undefined {
  if (!crop) return null;
  const { x, y, width, height } = crop;
  const isInside = [x, y].every((start) => start >= 0 && start < 1) && [width, height].every((size) => size > 0);
  if (!isInside || !(x + width <= 1 + SLACK) || !(y + height <= 1 + SLACK)) return undefined;
  const rounded = {
    x: round(x),
    y: round(y),
    width: round(Math.min(width, 1 - x)),
    height: round(Math.min(height, 1 - y)),
  };
  return rounded.width >= 1 && rounded.height >= 1 ? null : rounded;
}

function readEdit({ rotation, crop }: WantedEdit, { locale }: ActorContext): PhotographEdit {
  const texts = mediaMessages(locale);
  const turn = photographRotations.find((known): known is PhotographRotation => known === rotation);
  if (turn === undefined) throw new DomainError('rotation', texts.rotation);
  const part = readCrop(crop);
  if (part === undefined) throw new DomainError('crop', texts.crop);
  return { rotation: turn, crop: part };
}

/** Makes the image of an edit, unless it was made before. */
async function makeImage(
  store: PhotographStore,
  { locale }: ActorContext,
  { id, master }: PhotographSource,
  edit: PhotographEdit,
): Promise<string> {
  const texts = mediaMessages(locale);
  if (edit.rotation === 0 && edit.crop === null) return master.imageId;
  const imageId = imageIdOf(master.imageId, JSON.stringify([edit.rotation, edit.crop]));
  const size = sizeAfter(edit, master);
  if (!(await hasImage(store, imageId))) {
    const pixels = await store.storage.get(photographKey(master.imageId));
    if (!pixels) throw new DomainError('not-found', texts.photographNotFound);
    const made = await store.images.photographs.run({ kind: 'edit', master: pixels, edit });
    if (made === 'busy' || !made.ok) throw new DomainError('edit-failed', texts.editFailed);
    await putImage(store, imageId, made.master.data);
  }
  await tx(store.db, async (trx) => {
    await addPhoto(trx, imageId, size);
    await linkPhoto(trx, id, imageId, edit);
  });
  return imageId;
}

/**
 * Turns and crops a photograph of the actor, an admin one of everybody; the master stays as it is, so that every edit starts from all of it.
 * Of two at once the later one holds. Throws a DomainError for unknown photographs and impossible edits.
 */
export async function editPhotograph(
  store: PhotographStore & { readonly secret: string },
  actor: ActorContext,
  photographId: string,
  wanted: WantedEdit,
): Promise<PhotographSource> {
  const texts = mediaMessages(actor.locale);
  const [photograph] = await findPhotographs(actor, [photographId]);
  if (!photograph) throw new DomainError('not-found', texts.photographNotFound);
  const edit = readEdit(wanted, actor);
  const { width, height } = sizeAfter(edit, photograph.master);
  if (edit.crop && Math.min(width, height) < LEAST_SIDE)
    throw new DomainError('crop-small', texts.cropSmall(LEAST_SIDE));
  const room = await takeFromLimit(store.db, store.secret, EDITS, photograph.accountId);
  if (!room.ok) throw tooManyError(room.retryAfter, actor.locale);
  const imageId = await makeImage(store, actor, photograph, edit);
  await store.db
    .updateTable('photographs')
    .set({
      rotation: edit.rotation,
      crop: edit.crop && toJson(edit.crop),
      image_id: imageId,
      width,
      height,
      touched_at: new Date(),
    })
    .where('id', '=', photograph.id)
    .execute();
  await dropOldEdits(store, photograph.id);
  const edited = (await loadPhotographs(store.db, [photograph.id])).get(photograph.id);
  if (!edited) throw new DomainError('not-found', texts.photographNotFound);
  return edited;
}
