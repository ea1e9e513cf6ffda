import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { Outcome } from './answer.ts';
import type { AssistantDocument } from './definitions/assistant-document.ts';
import type { Statement } from './retrieval/passage.ts';

/** An assistant as staff defined it. */
export type AssistantsTable = {
  id: string;
  position: number;
  /** What is being written. */
  document: Json<AssistantDocument>;
  /** What answers in the widget; null for a first draft and for a retired one. */
  published: Json<AssistantDocument> | null;
  version: Defaulted<number>;
  /** Whoever has chosen none yet begins with it; one at most. */
  is_default: Defaulted<boolean>;
  created_at: CreatedAt;
  updated_at: Defaulted<Date>;
};

export type RevisionAction = 'created' | 'saved' | 'published' | 'retired';

/** What an assistant was after each write. */
export type AssistantRevisionsTable = {
  assistant_id: string;
  version: number;
  action: RevisionAction;
  document: Json<AssistantDocument>;
  author_account_id: string | null;
  created_at: CreatedAt;
};

/** A conversation of one admin with one assistant. */
export type AssistantThreadsTable = {
  id: string;
  account_id: string;
  assistant_id: string;
  /** Staff tried a draft in it. */
  is_trial: Defaulted<boolean>;
  created_at: CreatedAt;
  updated_at: Timestamp;
};

/** What was said in a thread; ids sort by time. */
export type AssistantMessagesTable = {
  id: string;
  thread_id: string;
  role: 'user' | 'assistant';
  /** What was typed, or Markdown. */
  content: string;
  /** Of answers alone, like everything below. */
  outcome: Outcome | null;
  /** What supports each sentence. */
  statements: Json<readonly Statement[]>;
  /** The model that wrote it; null for the built-in assistant. */
  model: string | null;
  input_tokens: Defaulted<number>;
  output_tokens: Defaulted<number>;
  /** Millionths of a cent. */
  cost_microcents: Defaulted<number>;
  /** 1 helpful, -1 not; null while nobody said. */
  rating: Defaulted<1 | -1 | null>;
  created_at: CreatedAt;
};

/** The assistant that an admin chose last; null for none. */
export type AssistantChoicesTable = { account_id: string; assistant_id: string | null };

export type AssistantTables = {
  assistants: AssistantsTable;
  assistant_revisions: AssistantRevisionsTable;
  assistant_threads: AssistantThreadsTable;
  assistant_messages: AssistantMessagesTable;
  assistant_choices: AssistantChoicesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends AssistantTables {}
}
