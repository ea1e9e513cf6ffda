import type { Db } from '#api/platform/db/database.ts';

/** Whether visitors are invited to the newsletter by a modal. */
export async function showsNewsletterModal(db: Db): Promise<boolean> {
  const row = await db.selectFrom('options').select('value').where('key', '=', 'newsletter_modal').executeTakeFirst();
  return row?.value === true;
}
