import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';

/** The authenticator app of an account with two-step sign-in. */
export type TotpFactorsTable = {
  account_id: string;
  /** Sealed by `seal`. */
  secret: string;
  /** Number of the last 30 seconds whose code was used; neither it nor an earlier one works again. */
  last_step: number;
  /** Salt that the hashes of its recovery codes share. */
  recovery_salt: string;
  created_at: CreatedAt;
};

/** An app that was shown its secret and has not proven a code yet. */
export type TotpEnrolmentsTable = { account_id: string; secret: string; expires_at: Timestamp };

/** A code that takes the app's place once. */
export type RecoveryCodesTable = { account_id: string; code_hash: string; used_at: Defaulted<Date | null> };

/** A browser that gave the right password or mailed code, and owes the second factor. */
export type SignInChallengesTable = {
  token_hash: string;
  account_id: string;
  method: 'password' | 'code';
  attempts: Defaulted<number>;
  expires_at: Timestamp;
};

/** A passkey: a key pair of which the shop has the public half. */
export type PasskeysTable = {
  id: string;
  account_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; 0 for those that do not count. */
  counter: number;
  transports: Json<string[]>;
  /** Whether a password manager may copy it to other devices. */
  is_synced: boolean;
  /** What its owner calls it. */
  name: string;
  created_at: CreatedAt;
  last_used_at: Defaulted<Date | null>;
};

export type PasskeyPurpose = 'add' | 'prove' | 'sign-in';

/** What a passkey is asked to sign; removed when it is answered. */
export type PasskeyChallengesTable = {
  owner: string;
  purpose: PasskeyPurpose;
  challenge: string;
  expires_at: Timestamp;
};

export type SecondFactorTables = {
  totp_factors: TotpFactorsTable;
  totp_enrolments: TotpEnrolmentsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends SecondFactorTables {}
}
