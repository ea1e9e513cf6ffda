import type { TwoStepResetState } from '#api/modules/people/tables.ts';
import type { Db } from '#api/platform/db/database.ts';

const SHOWN = 5;

/** The requests of an account that were confirmed from its mailbox, the newest first. */
export const resetsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('two_step_resets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '!=', 'ASKED')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .$narrowType<{ state: Exclude<TwoStepResetState, 'ASKED'> }>()
    .execute();

export type ResetRow = Awaited<ReturnType<typeof resetsOf>>[number];

/** The request of an account that goes on; undefined without one. */
export const findOpenReset = (db: Db, accountId: string) =>
  db
    .selectFrom('two_step_resets')
    .select(['id', 'state', 'due_at'])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['WAITING', 'APPROVED'])
    .executeTakeFirst();
