import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { photographKey } from '#api/platform/images/original.ts';
import { clipKey, fileOf } from './clip-source.ts';

/** What photographs and clips keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    photographs: {
      title: { en: 'Photographs that you sent', fr: 'Photographies envoyées' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['source_hash'],
      whenDeleted: {
        kept: 'Those of things that were for sale stay on their pages; a sweep removes all others within the hour.',
      },
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            // Both may have sent the same file: each keeps its copy, as something shows it.
            sets: () => ({ source_hash: sql`t.source_hash || ':' || t.id` }),
          },
        ],
      },
    },
    clips: {
      title: { en: 'Sounds and videos that you sent', fr: 'Sons et vidéos envoyés' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['source_hash'],
      whenDeleted: {
        kept: 'Those of things that were for sale stay on their pages; a sweep removes all others within the hour.',
      },
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            // Both may have sent the same file: each keeps its copy, as something offers it.
            sets: () => ({ source_hash: sql`t.source_hash || ':' || t.id` }),
          },
        ],
      },
    },
  },
  files: async (db, accountId) => {
    const rows = await db
      .selectFrom('photographs')
      .select(['id', 'master_image_id'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    const clips = await db
      .selectFrom('clips')
      .select(['id', 'file_id', 'format'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return [
      ...rows.map(({ id, master_image_id: image }) => ({ path: `photographs/${id}.jpg`, key: photographKey(image) })),
      ...clips.map((clip) => ({ path: `clips/${clip.id}.${clip.format}`, key: clipKey(fileOf(clip)) })),
    ];
  },
  erase: async (trx, { id }) => {
    await sql`DELETE FROM photograph_uses WHERE (used_by LIKE 'draft:%' OR used_by LIKE 'portfolio:%') AND photograph_id IN (
      SELECT id FROM photographs WHERE account_id = ${id})`.execute(trx);
    await sql`DELETE FROM clip_uses WHERE used_by LIKE 'draft:%' AND clip_id IN (
      SELECT id FROM clips WHERE account_id = ${id})`.execute(trx);
    await sql`UPDATE clips SET touched_at = 'epoch' WHERE account_id = ${id}`.execute(trx);
    // Old enough for the next sweep, which leaves what something shows.
    await sql`UPDATE photographs SET touched_at = 'epoch' WHERE account_id = ${id}`.execute(trx);
  },
};
