import type { CreatedAt, Timestamp } from '#api/platform/db/columns.ts';

/** A conversation of one admin with one assistant. */
export type AssistantThreadsTable = {
  id: string;
  account_id: string;
  assistant_id: string;
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
  created_at: CreatedAt;
};

/** The assistant that an admin chose last. */
export type AssistantChoicesTable = { account_id: string; assistant_id: string };

export type AssistantTables = {
  assistant_threads: AssistantThreadsTable;
  assistant_messages: AssistantMessagesTable;
  assistant_choices: AssistantChoicesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends AssistantTables {}
}
