import type { Selectable } from 'kysely';
import { profilePictureUrl } from '#api/platform/images/profile-picture-url.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { AccountsTable } from './tables.ts';

/** An account as the schema's type `Account` reads it. Give its e-mail and telephone only to those who may reach the person. */
export type AccountSource = {
  id: string;
  /** The contact of one order, entered for it, without an account to sign in to. */
  isContact: boolean;
  /** Was a member, and is nobody any more, or uses another account. */
  isDeleted: boolean;
  email: string | null;
  username: string;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  bio: string | null;
  /** One more with every change of what its owner says of themselves. */
  detailsVersion: number;
  video: string | null;
  videoEmbed: string | null;
  videoAspect: string | null;
  canUseStripeTerminal: boolean;
  canUseManualPayment: boolean;
  canManageShippingMethods: boolean;
  isPrivateSeller: boolean;
  isProfessionalSeller: boolean;
  isAdmin: boolean;
  createdAt: Date;
  emailVerifiedAt: Date | null;
  avatarImage: { id: string; url: string } | null;
  bannerImage: { id: string; url: string } | null;
};

function toImage(id: string | null): { id: string; url: string } | null {
  return id === null ? null : { id, url: profilePictureUrl(id) };
}

/** The account of a row. */
export function toAccount(row: Selectable<AccountsTable>): AccountSource {
  return {
    id: row.id,
    isContact: row.kind === 'contact',
    isDeleted: row.kind === 'deleted' || row.kind === 'merged',
    email: row.email,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    bio: row.bio,
    detailsVersion: row.details_version,
    video: row.video,
    videoEmbed: row.video_embed,
    videoAspect: row.video_aspect,
    canUseStripeTerminal: row.can_use_stripe_terminal,
    canUseManualPayment: row.can_use_manual_payment,
    canManageShippingMethods: row.can_manage_shipping_methods,
    isPrivateSeller: row.is_private_seller,
    isProfessionalSeller: row.is_professional_seller,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
    emailVerifiedAt: row.email_verified_at,
    avatarImage: toImage(row.avatar_image_id),
    bannerImage: toImage(row.banner_image_id),
  };
}

/** One account; null for an unknown id. */
export async function loadAccount(db: Db, id: string): Promise<AccountSource | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** Accounts by id in one statement; unknown ids are left out. */
export async function loadAccounts(db: Db, ids: readonly string[]): Promise<Map<string, AccountSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
