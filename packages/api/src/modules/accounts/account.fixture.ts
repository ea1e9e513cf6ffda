import type { Insertable } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { beginSession, rotateSession } from './session-store.ts';
import type { AccountsTable } from './tables.ts';

/** Inserts a member with an e-mail of its own, nothing verified and no rights, but for what `more` says. */
export async function insertAccount(
  db: Db,
  more: Partial<Insertable<AccountsTable>> = {},
): Promise<{ id: string; email: string }> {
  const id = newId();
  return db
    .insertInto('accounts')
    .values({
      id,
      kind: 'member',
      email: `${id}@example.com`,
      username: `user-${id}`,
      display_name: `User ${id}`,
      ...more,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

/** Puts a new session into a visitor's cookies, signed in to an account unless that is null; gives the session's id. */
export async function openSession(db: Db, visitor: TestVisitor, accountId: string | null): Promise<string> {
  const { id, token } = await beginSession(db, null);
  visitor.cookies.set('headstock-session', accountId === null ? token : await rotateSession(db, id, accountId));
  return id;
}
