import { sql } from 'kysely';
import { type AccountPart, standing } from '#api/platform/account-data/account-part.ts';
import { moves } from '#api/platform/account-data/when-merged.ts';
import { pictureFiles } from './pictures/picture-store.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;

const signInsEnd = { stays: 'The closed account is signed out everywhere.' } as const;
const ofSignIn = {
  stays: 'Serves to sign in to the closed account, which nobody can until the merging is undone.',
} as const;

/** Tables that are the account's alone, and go with it. */
const ownTables = [
  'sessions',
  'known_devices',
  'password_resets',
  'email_confirmations',
  'totp_factors',
  'totp_enrolments',
  'recovery_codes',
  'sign_in_challenges',
  'passkeys',
] as const;

/** What this module keeps of accounts. The account's own row goes last, by `anonymiseAccount`. */
export const accountPart: AccountPart = {
  tables: {
    accounts: {
      title: { en: 'Your account', fr: 'Votre compte' },
      isOwn: (accountId) => sql`id = ${accountId}`,
      without: ['password_hash', 'username_skeleton', 'merged_into_account_id', 'details_version'],
      whenDeleted: 'anonymised',
      whenMerged: {
        ...moves('merged_into_account_id'),
      },
    },
    addresses: {
      title: { en: 'Addresses', fr: 'Adresses' },
      isOwn: (accountId) =>
        sql`(account_id = ${accountId} OR id IN (SELECT address_id FROM orders WHERE account_id = ${accountId}))`,
      without: ['session_id'],
      whenDeleted: { kept: 'Only those to which a placed order went; the address book is deleted.' },
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            unlessSame: ['first_name', 'last_name', 'company', 'line1', 'line2', 'city', 'postal_code', 'country_iso'],
            sets: () => ({ is_default: sql`false` }),
          },
        ],
        stays: {
          en: 'The address book that is kept has the same address already.',
          fr: 'Le carnet d’adresses conservé contient déjà la même adresse.',
        },
      },
    },
    profile_pictures: {
      title: { en: 'Avatar and banner', fr: 'Avatar et bannière' },
      isOwn,
      without: ['id'],
      whenDeleted: { kept: 'Nobody can see them any more, and a sweep removes files and rows within the hour.' },
      whenMerged: { stays: 'The account that is kept has its own pictures.' },
    },
    sessions: {
      title: { en: 'Where you are signed in', fr: 'Où vous êtes connecté' },
      isOwn: (accountId) => sql`account_id = ${accountId} AND impersonator_id IS NULL`,
      without: ['id', 'token_hash', 'impersonator_id'],
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
    known_devices: {
      title: { en: 'Browsers we know', fr: 'Navigateurs connus' },
      isOwn,
      without: ['device_hash'],
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
    totp_factors: { leftOut: 'Sealed secrets of authenticator apps.', whenDeleted: 'deleted', whenMerged: ofSignIn },
    totp_enrolments: {
      leftOut: 'Sealed secrets of apps that are being set up; they hold for minutes.',
      whenDeleted: 'deleted',
      whenMerged: ofSignIn,
    },
    recovery_codes: {
      leftOut: 'Hashes of codes that only their owner has.',
      whenDeleted: 'deleted',
      whenMerged: ofSignIn,
    },
    sign_in_challenges: {
      leftOut: 'Hashes of sign-ins under way; they hold for ten minutes.',
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
    passkeys: {
      title: { en: 'Passkeys', fr: 'Clés d’accès' },
      isOwn,
      without: ['credential_id', 'public_key', 'counter'],
      whenDeleted: 'deleted',
      whenMerged: ofSignIn,
    },
    password_resets: {
      leftOut: 'Hashes of links that were mailed; they hold for an hour.',
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
    email_confirmations: {
      leftOut: 'Hashes of links that were mailed; they hold for a day.',
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
    sign_in_codes: {
      leftOut: 'Hashes of codes that were mailed; they hold for minutes.',
      whenDeleted: 'deleted',
      whenMerged: signInsEnd,
    },
  },
  files: pictureFiles,
  obstacles: async (db, accountId) => {
    const staff = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('is_admin', '=', true)
      .execute();
    return standing([{ kind: 'staff', count: staff.length, path: null }]);
  },
  erase: async (trx, { id, email }) => {
    for (const table of ownTables) await trx.deleteFrom(table).where('account_id', '=', id).execute();
    await trx.deleteFrom('sign_in_codes').where('email', '=', email).execute();
    // An address that a placed order names becomes the order's alone.
    await sql`
      UPDATE addresses SET account_id = NULL, is_default = false
      WHERE account_id = ${id} AND EXISTS (SELECT FROM orders WHERE orders.address_id = addresses.id)`.execute(trx);
    await trx.deleteFrom('addresses').where('account_id', '=', id).execute();
  },
};
