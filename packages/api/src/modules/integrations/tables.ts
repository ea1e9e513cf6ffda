import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';

/** A key by which a program uses the API in the name of an administrator. */
export type ApiKeysTable = {
  id: string;
  name: string;
  /** The beginning of the key, by which people recognise it. */
  prefix: string;
  /** SHA-256 of the whole key, in hex. */
  secret_hash: string;
  /** Grants of the back office. */
  scopes: Json<readonly string[]>;
  created_by_account_id: string;
  created_at: CreatedAt;
  expires_at: Timestamp;
  /** To the minute; null for a key that nobody used. */
  last_used_at: Defaulted<Date | null>;
  revoked_at: Defaulted<Date | null>;
  revoked_by_account_id: Defaulted<string | null>;
};

export type IntegrationsTables = {
  api_keys: ApiKeysTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends IntegrationsTables {}
}
