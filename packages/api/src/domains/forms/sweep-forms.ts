import type { Services } from '#api/http/context.ts';
import { dropPictures } from './picture-store.ts';

const PICTURES_AT_ONCE = 200;
/** Longer than any upload takes. */
const UNCLAIMED_MS = 60 * 60_000;

/** Removes drafts that have run out, and pictures that nobody took. */
export async function sweepForms(store: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { db } = store;
  await db.deleteFrom('form_drafts').where('expires_at', '<', new Date()).execute();
  const rows = await db
    .selectFrom('form_pictures')
    .select('id')
    .where('submission_id', 'is', null)
    .where('draft_id', 'is', null)
    .where('created_at', '<', new Date(Date.now() - UNCLAIMED_MS))
    .orderBy('created_at')
    .limit(PICTURES_AT_ONCE)
    .execute();
  await dropPictures(
    store,
    rows.map(({ id }) => id),
  );
}
