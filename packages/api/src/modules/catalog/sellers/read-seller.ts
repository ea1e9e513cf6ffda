import { sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { profilePictureUrl } from '#api/platform/images/profile-picture-url.ts';
import { readAnswerMinutes } from './answer-time.ts';

/** Somebody who sells here, as everybody may see them: no name, e-mail or telephone that was not chosen to be shown. */
export type SellerSource = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly bio: string | null;
  readonly memberSince: Date;
  readonly isProfessional: boolean;
  /** Sold listings. */
  readonly salesCount: number;
  readonly avatarUrl: string | null;
  readonly bannerUrl: string | null;
  /** Within how many minutes half of the questions were answered; null where there were too few to say. */
  readonly answerMinutes: number | null;
};

type SellerRow = Omit<SellerSource, 'avatarUrl' | 'bannerUrl' | 'answerMinutes'> & {
  readonly avatarId: string | null;
  readonly bannerId: string | null;
};

/** The seller with a username, in any case; null for an unknown one and for an account that has never listed anything that is shown. */
export async function readSeller(db: Db, username: string): Promise<SellerSource | null> {
  const name = cleanText(username.slice(0, 100)).toLowerCase();
  const { rows } = await sql<SellerRow>`
    SELECT a.id, a.username, a.display_name AS "displayName", a.bio, a.created_at AS "memberSince",
      a.is_professional_seller AS "isProfessional", a.avatar_image_id AS "avatarId", a.banner_image_id AS "bannerId",
      (SELECT count(*)::integer FROM listings WHERE seller_account_id = a.id AND is_published AND status = 'sold') AS "salesCount"
    FROM accounts a
    WHERE lower(a.username) = ${name} AND a.kind = 'member' AND EXISTS (
      SELECT FROM listings WHERE seller_account_id = a.id AND is_published AND status IN ('live', 'sold')
    )`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { avatarId, bannerId, ...seller } = row;
  const toUrl = (id: string | null): string | null => (id === null ? null : profilePictureUrl(id));
  const answerMinutes = await readAnswerMinutes(db, seller.id);
  return { ...seller, avatarUrl: toUrl(avatarId), bannerUrl: toUrl(bannerId), answerMinutes };
}
