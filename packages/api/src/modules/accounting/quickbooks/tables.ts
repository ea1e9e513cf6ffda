import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { BooksDocument, DocumentKind } from './documents/document.model.ts';
import type { Role } from './mapping/roles.model.ts';

/** One row, `shop`: the company at Intuit that the books go to. */
export type QuickBooksConnectionTable = {
  id: 'shop';
  realm_id: string;
  company_name: string | null;
  /** `reconnect`: Intuit refused the tokens, and somebody has to connect again; the queue is held. */
  state: 'connected' | 'reconnect' | 'disconnected';
  fault: string | null;
  access_token: string | null;
  refresh_token: string | null;
  access_expires_at: Timestamp | null;
  refresh_expires_at: Timestamp | null;
  refreshing_until: Timestamp | null;
  computes_tax: Defaulted<boolean>;
  posts_from: Timestamp;
  paused_until: Timestamp | null;
  watched_until: Timestamp;
  checked_at: Timestamp | null;
  connected_by: string | null;
  connected_at: Timestamp;
};

export type QuickBooksAuthorizationsTable = { state_hash: string; account_id: string; expires_at: Timestamp };

export type QuickBooksMappingsTable = {
  role: Role;
  ref_id: string;
  ref_name: string;
  fault: Defaulted<string | null>;
  mapped_by: string | null;
  mapped_at: Defaulted<Date>;
};

/**
 * `waiting` is sent when its time comes, `sent` got no answer yet, `accepted` is there with the same total and tax, `differs` is there with
 * others, `refused` needs a person, `held` waits for a connection, a mapping or another document, `skipped` becomes no document.
 */
export const documentStates = ['waiting', 'sent', 'accepted', 'differs', 'refused', 'held', 'skipped'] as const;
export type DocumentState = (typeof documentStates)[number];

export type QuickBooksDocumentsTable = {
  /** Also the id of the request, so that QuickBooks makes one document of several attempts. */
  id: string;
  entry_id: string;
  /** `main`, or what else the entry becomes, such as `commission`; `summary` is that of its day. */
  part: string;
  kind: DocumentKind | null;
  number: string | null;
  /** The day on which it is posted. */
  day: string;
  document: Json<BooksDocument> | null;
  state: DocumentState;
  reason: Defaulted<string | null>;
  fault_code: Defaulted<string | null>;
  fault_text: Defaulted<string | null>;
  intuit_tid: Defaulted<string | null>;
  revision: Defaulted<number>;
  attempts: Defaulted<number>;
  next_attempt_at: Defaulted<Date>;
  sent_at: Defaulted<Date | null>;
  quickbooks_id: Defaulted<string | null>;
  sync_token: Defaulted<string | null>;
  total_cents: Defaulted<number | null>;
  tax_cents: Defaulted<number | null>;
  changed_at: Defaulted<Date | null>;
  change: Defaulted<'changed' | 'deleted' | null>;
  created_at: CreatedAt;
};

/** How the books of a day go to QuickBooks: by single documents, or by one journal entry. */
export type PostingMode = 'documents' | 'daily';

/** From which day on. */
export type QuickBooksPostingsTable = {
  from_day: string;
  mode: PostingMode;
  set_by: string | null;
  set_at: Defaulted<Date>;
};

export type QuickBooksTables = {
  quickbooks_postings: QuickBooksPostingsTable;
  quickbooks_connection: QuickBooksConnectionTable;
  quickbooks_authorizations: QuickBooksAuthorizationsTable;
  quickbooks_mappings: QuickBooksMappingsTable;
  quickbooks_documents: QuickBooksDocumentsTable;
};

export type ConnectionRow = Selectable<QuickBooksConnectionTable>;
export type DocumentRow = Selectable<QuickBooksDocumentsTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends QuickBooksTables {}
}
