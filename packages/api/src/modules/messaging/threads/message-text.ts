import { type RawBuilder, sql } from 'kysely';
import type { SubjectKind } from '#api/modules/messaging/tables.ts';
import { isPartOf } from './find-thread.ts';

/**
 * Everything in an account's threads about one of the subjects, as one text; null without messages. For the search of a list: the
 * subjects may be those of its row.
 */
export const messageText = (
  accountId: string,
  kind: SubjectKind,
  subjectIds: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql`(SELECT string_agg(messages.body, ' ') FROM threads JOIN messages ON messages.thread_id = threads.id
    WHERE ${isPartOf(accountId)} AND threads.subject_kind = ${kind} AND threads.subject_id IN (${subjectIds}))`;
