import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';

/**
 * `member` can sign in; `contact` is the buyer named on a guest's order and never can; `deleted` was a member, and says nothing
 * about the person any more. `merged` was a member, too: its person has another account, and it can be opened again for some days.
 */
export type AccountKind = 'member' | 'contact' | 'deleted' | 'merged';

export type AccountsTable = {
  id: string;
  kind: AccountKind;
  /** Lower case; unique among members. */
  email: string;
  /** When the owner proved to read mail sent there; null until then, and for contacts. */
  email_verified_at: Defaulted<Date | null>;
  /** PHC string of argon2id; null for contacts and for members who sign in by code only. */
  password_hash: string | null;
  username: string;
  /** The username as it looks, so that no two look alike; `skeletonOf` makes it. Null for contacts. */
  username_skeleton: Defaulted<string | null>;
  display_name: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  bio: string | null;
  /** One more with every change of names, telephone and what the account says of itself. */
  details_version: Defaulted<number>;
  video: string | null;
  video_embed: string | null;
  video_aspect: string | null;
  avatar_image_id: string | null;
  banner_image_id: string | null;
  is_admin: Defaulted<boolean>;
  /** Of administrators, and of nobody else: an owner where nobody chose another role (a trigger sees to both). */
  staff_role_id: Defaulted<string | null>;
  is_private_seller: Defaulted<boolean>;
  is_professional_seller: Defaulted<boolean>;
  can_use_stripe_terminal: Defaulted<boolean>;
  can_use_manual_payment: Defaulted<boolean>;
  can_manage_shipping_methods: Defaulted<boolean>;
  /** In which the account last signed in; mails that it does not ask for itself are written in it. */
  locale: Defaulted<'en' | 'fr'>;
  /** The account into which it was merged; stays when it is deleted. */
  merged_into_account_id: Defaulted<string | null>;
  created_at: CreatedAt;
};

/** A visitor with a cookie; with `account_id` a signed-in one. The cookie's token is stored as its SHA-256 only. */
export type SessionsTable = {
  id: string;
  token_hash: string;
  account_id: string | null;
  /** The admin who acts as `account_id`. */
  impersonator_id: string | null;
  created_at: CreatedAt;
  renewed_at: Timestamp;
  /** When a password or code was last given in it. */
  authenticated_at: Defaulted<Date | null>;
  /** When a second factor was last given in it. */
  second_factor_at: Defaulted<Date | null>;
  expires_at: Timestamp;
  user_agent: string | null;
  /** Until when the impersonator may change something; null while they only look, and without one. */
  may_write_until: Defaulted<Date | null>;
};

/** A 6-digit code sent by mail; the id of the row is what the client knows as `securityCode`. */
export type SignInCodesTable = {
  id: string;
  email: string;
  code_hash: string;
  attempts: Defaulted<number>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: CreatedAt;
};

/** A link to a new password. Removed once it was used. */
export type PasswordResetsTable = { token_hash: string; account_id: string; expires_at: Timestamp };

/** A link that proves an e-mail: the account's own, or the one that it is to have. Removed once it was used. */
export type EmailConfirmationsTable = { token_hash: string; account_id: string; email: string; expires_at: Timestamp };

/** A browser with which somebody signed in to an account. */
export type KnownDevicesTable = { device_hash: string; account_id: string; used_at: Timestamp };

/** Answers of the bot check that were already used. */
export type UsedBotChallengesTable = { signature: string; expires_at: Timestamp };

type PostalColumns = {
  line1: string;
  line2: string | null;
  city: string;
  region_name: string | null;
  region_iso: string | null;
  postal_code: string | null;
  country_iso: string;
  phone: string | null;
};

/** Of an account (`account_id`), of a guest's session (`session_id`), or a frozen copy that an order owns (neither). */
export type AddressesTable = PostalColumns & {
  id: string;
  account_id: string | null;
  session_id: string | null;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  /** City, region and postal code contradict each other, and whoever typed them said that they are right. */
  kept_as_typed: Defaulted<boolean>;
  is_default: Defaulted<boolean>;
  /** One more with every change of what is written in it. */
  version: Defaulted<number>;
  created_at: CreatedAt;
  /** Deleted addresses stay for the orders that name them. */
  deleted_at: Timestamp | null;
};

export type StoresTable = PostalColumns & {
  id: string;
  position: number;
  company: string;
  time_zone: string;
  hours: Json<{ en: string; fr: string }>;
};

/** A picture that a member chose; the account names the present one of each kind. */
export type ProfilePicturesTable = { id: string; account_id: string; kind: 'avatar' | 'banner'; created_at: CreatedAt };

/** A role of the staff: what its administrators may do. */
export type StaffRolesTable = {
  id: string;
  name: string;
  /** Texts that `isGrant` knows; of the owner's role nothing is stored, as it has them all. */
  grants: Json<string[]>;
  version: Defaulted<number>;
  created_at: CreatedAt;
};

export type AccountsTables = {
  staff_roles: StaffRolesTable;
  profile_pictures: ProfilePicturesTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  password_resets: PasswordResetsTable;
  email_confirmations: EmailConfirmationsTable;
  known_devices: KnownDevicesTable;
  used_bot_challenges: UsedBotChallengesTable;
  addresses: AddressesTable;
  stores: StoresTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends AccountsTables {}
}
