import { sql } from 'kysely';
import { z } from 'zod';
import { remoteNameSchema } from '@headstock/contracts/registry';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';

const LONGEST_MESSAGE = 300;
/** Kept at most; browsers say what they like, so the table must not grow with it. */
const MOST_ROWS = 500;
const KEPT_DAYS = 14;

/** What the shell reports: failures of one remote, counted. */
export const failureReportSchema = z.object({
  failures: z
    .array(
      z.object({
        remote: remoteNameSchema,
        buildId: z.string().regex(/^([0-9a-f]{16})?$/),
        source: z.enum(['BROWSER', 'SERVER']),
        place: z.enum(['load', 'render']),
        message: z.string().transform((text) => cleanText(text).slice(0, LONGEST_MESSAGE)),
        count: z.number().int().min(1).max(1_000_000),
      }),
    )
    .max(50),
});

export type FailureReport = z.infer<typeof failureReportSchema>;

/** Something that failed of a remote. */
export type RemoteFailure = FailureReport['failures'][number] & { readonly firstAt: Date; readonly lastAt: Date };

/** Counts failures that the shell reports. */
export async function recordRemoteFailures(db: Db, { failures }: FailureReport): Promise<void> {
  for (const { remote, buildId, source, place, message, count } of failures)
    await db
      .insertInto('remote_failures')
      .values({ remote, build_id: buildId, source, place, message, count })
      .onConflict((on) =>
        on.columns(['remote', 'build_id', 'source', 'place', 'message']).doUpdateSet({
          count: sql`least(remote_failures.count + excluded.count, 2000000000)`,
          last_at: sql<Date>`now()`,
        }),
      )
      .execute();
  await sql`DELETE FROM remote_failures WHERE ctid IN (
    SELECT ctid FROM remote_failures ORDER BY last_at DESC OFFSET ${MOST_ROWS})`.execute(db);
}

/** What failed lately, the newest first. */
export async function listRemoteFailures(db: Db): Promise<RemoteFailure[]> {
  const { rows } = await sql<RemoteFailure>`SELECT remote, build_id AS "buildId", source, place, message, count,
      first_at AS "firstAt", last_at AS "lastAt"
    FROM remote_failures WHERE last_at > now() - make_interval(days => ${KEPT_DAYS}) ORDER BY last_at DESC`.execute(db);
  return rows;
}

/** Forgets what failed long ago. */
export async function sweepRemoteFailures(db: Db): Promise<void> {
  await db
    .deleteFrom('remote_failures')
    .where(sql<boolean>`last_at < now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
