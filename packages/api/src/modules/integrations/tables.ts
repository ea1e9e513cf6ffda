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

/** Where events are sent, and which. */
export type WebhookEndpointsTable = {
  id: string;
  name: string;
  url: string;
  kinds: string[];
  state: Defaulted<EndpointState>;
  /** Set exactly while the shop has disabled it. */
  disabled_because: Defaulted<DisabledReason | null>;
  /** Sealed; signs every message. */
  secret: string;
  /** The one before, which signs as well until `former_until`. */
  former_secret: Defaulted<string | null>;
  former_until: Defaulted<Date | null>;
  /** Since when nothing was accepted; null after a success. */
  failing_since: Defaulted<Date | null>;
  version: Defaulted<number>;
  created_by_account_id: string;
  created_at: CreatedAt;
};

/** PAUSED by somebody, DISABLED by the shop. */
export type EndpointState = 'ACTIVE' | 'PAUSED' | 'DISABLED';
/** It said that it is gone, or accepted nothing for days. */
export type DisabledReason = 'gone' | 'failing';
/** FAILED is not tried any more by itself. */
export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

/** An event on its way to an endpoint. */
export type WebhookDeliveriesTable = {
  id: string;
  endpoint_id: string;
  event_id: string;
  state: Defaulted<DeliveryState>;
  /** Since it was made, or somebody sent it again. */
  attempts: Defaulted<number>;
  next_attempt_at: Defaulted<Date>;
  /** While a process sends it: until when it is that one's alone. */
  claimed_until: Defaulted<Date | null>;
  created_at: CreatedAt;
  /** What came of the last attempt: an HTTP status, or why there is none. */
  last_status: Defaulted<number | null>;
  last_fault: Defaulted<string | null>;
  delivered_at: Defaulted<Date | null>;
};

/** One attempt of a delivery. */
export type WebhookAttemptsTable = {
  delivery_id: string;
  /** From 1 on. */
  position: number;
  at: Timestamp;
  url: string;
  duration_ms: number;
  status: number | null;
  fault: string | null;
  /** The beginning of the answer, at most 1,000 characters. */
  response: string | null;
};

export type IntegrationsTables = {
  api_keys: ApiKeysTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends IntegrationsTables {}
}
