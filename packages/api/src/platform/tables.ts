import type { Backdrop } from '#api/platform/images/backdrop.ts';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** Mail to send, written in the transaction of its event. */
export type OutboxTable = {
  id: string;
  /** Names the event, so that it is mailed once. */
  event_key: string;
  recipient: string;
  /** Null, like the bodies, once it is sent or has expired. */
  subject: string | null;
  text_body: string | null;
  html_body: string | null;
  /** Where mail programs post that the reader wants no more of its kind; null for what cannot be switched off. */
  unsubscribe_url: Defaulted<string | null>;
  attempts: Defaulted<number>;
  send_after: Defaulted<Date>;
  /** Not sent afterwards. */
  expires_at: Defaulted<Date | null>;
  sent_at: Timestamp | null;
  last_error: string | null;
  created_at: CreatedAt;
};

/** Scheduled work of seconds: when it is due, and until when a process may run it alone. */
export type JobLeasesTable = { name: string; due_at: Timestamp; leased_until: Timestamp | null; holder: string | null };

/** Counts of one key in one window of time. */
export type RateLimitsTable = { key: string; window_ends_at: Timestamp; count: number };

/** Who did what to which record; with an impersonator, both. */
export type AuditLogTable = {
  id: string;
  at: CreatedAt;
  actor_account_id: string | null;
  impersonator_id: string | null;
  /** The key by which a program of the account did it. */
  api_key_id: Defaulted<string | null>;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  detail: Json<unknown>;
  request_id: string | null;
};

/** A kind of event that somebody listens to. */
export type EventSubscriptionsTable = { kind: string };

/** Something that happened, for programs of others; triggers of the modules write it. */
export type DomainEventsTable = {
  id: Defaulted<string>;
  kind: string;
  /** The record that it is about, such as the order. */
  subject_id: string;
  /** How the record stood then, without personal data. */
  data: Json<unknown>;
  occurred_at: CreatedAt;
  /** When it was handed to those who listen; null while it waits. */
  taken_at: Defaulted<Date | null>;
};

/** A sign-in, a refusal, or a change of how somebody signs in; `kind` is one of `SecurityEventKind`. */
export type SecurityEventsTable = {
  id: string;
  at: CreatedAt;
  kind: string;
  account_id: string | null;
  impersonator_id: string | null;
  /** HMAC of the e-mail that was typed. */
  subject_hash: string | null;
  network: string;
  has_device: boolean;
  request_id: string | null;
  detail: Json<unknown>;
};

/** An image; its id is derived from its content, so a row never changes. Its original is in the storage. */
export type ImagesTable = {
  id: string;
  /** A crop of a drawing, or a photograph. */
  view: 'CARD' | 'FULL' | 'HANG' | 'HEAD' | 'BACK' | 'DETAIL' | 'PHOTO';
  /** Fills the background in formats without transparency. */
  backdrop: Backdrop;
  alt: Json<LocalText>;
  /** Pixels of a photograph; null for a drawing, whose shape its view tells. */
  width: Defaulted<number | null>;
  height: Defaulted<number | null>;
  /** The image is a part of this one's original; null when it has its own. */
  original_id: Defaulted<string | null>;
  /** Id of the view of that original which it shows. */
  frame: Defaulted<string | null>;
};

/**
 * What a revision tells the changes of: `listings` have prices, stocks and states, `descriptions` are what is written of things, with
 * their pictures, `names` those of brands and categories, `people` what pages show of sellers, their feedback and the stores.
 */
export type RevisionKind = 'listings' | 'descriptions' | 'names' | 'people';

/** How often data of a kind has changed, as far as that was added up; `platform/db/revisions.ts` tells what for. */
export type RevisionsTable = { kind: RevisionKind; changes: number };

/** A change that is not added up yet. */
export type RevisionChangesTable = { kind: RevisionKind };

export type PlatformTables = {
  outbox: OutboxTable;
  job_leases: JobLeasesTable;
  rate_limits: RateLimitsTable;
  event_subscriptions: EventSubscriptionsTable;
  domain_events: DomainEventsTable;
  audit_log: AuditLogTable;
  security_events: SecurityEventsTable;
  images: ImagesTable;
  revisions: RevisionsTable;
  revision_changes: RevisionChangesTable;
};
