import type { FormType } from '@headstock/contracts/forms';
import type { Services } from '#api/platform/services.ts';
import { dropPictures } from './picture-store.ts';

type Store = Pick<Services, 'db' | 'config'>;

const PICTURES_AT_ONCE = 200;
const FORMS_AT_ONCE = 50;
/** Longer than any upload takes. */
const UNCLAIMED_MS = 60 * 60_000;
/** As the page on privacy promises; an appraisal is still found when the insurer asks again. */
const KEPT_YEARS = { others: 3, appraisal: 10 } as const;
const APPRAISAL: FormType = 'appraisal';

function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day;
}

async function forgetOldForms(store: Store, now: Date): Promise<void> {
  const { db } = store;
  const old = await db
    .selectFrom('form_submissions')
    .select('id')
    .where('created_at', '<', yearsBefore(now, KEPT_YEARS.others))
    .where((is) => is.or([is('type', '!=', APPRAISAL), is('created_at', '<', yearsBefore(now, KEPT_YEARS.appraisal))]))
    .orderBy('id')
    .limit(FORMS_AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  const pictures = await db.selectFrom('form_pictures').select('id').where('submission_id', 'in', ids).execute();
  // Their files first: without its row a file would never be found again.
  await dropPictures(
    store,
    pictures.map(({ id }) => id),
  );
  await db.deleteFrom('form_submissions').where('id', 'in', ids).execute();
}

async function dropUnclaimedPictures(store: Store, now: Date): Promise<void> {
  const rows = await store.db
    .selectFrom('form_pictures')
    .select('id')
    .where('submission_id', 'is', null)
    .where('draft_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNCLAIMED_MS))
    .orderBy('created_at')
    .limit(PICTURES_AT_ONCE)
    .execute();
  await dropPictures(
    store,
    rows.map(({ id }) => id),
  );
}

/** Removes drafts that have run out, pictures that nobody took, and what was sent longer ago than the shop keeps it. */
export async function sweepForms(store: Store, now = new Date()): Promise<void> {
  await store.db.deleteFrom('form_drafts').where('expires_at', '<', now).execute();
  await dropUnclaimedPictures(store, now);
  await forgetOldForms(store, now);
}
