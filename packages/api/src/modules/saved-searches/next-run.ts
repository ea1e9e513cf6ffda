import { type RawBuilder, sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { SearchFrequency } from './tables.ts';

/** When the shop's morning begins: an hour that every day has once, also when the clocks change. */
const MORNING = 8;
const MONDAY = 1;

/**
 * When a search is due after a moment, as a `timestamptz`: the next morning, or that of the next Monday, by the clocks of the
 * shop's town; null for one that is told at once. A run that was missed is made up once.
 */
export function nextRun(
  frequency: SearchFrequency,
  after: RawBuilder<Date> = sql<Date>`now()`,
): RawBuilder<Date | null> {
  if (frequency === 'INSTANT' || frequency === 'BELL') return sql<null>`NULL::timestamptz`;
  const zone = storeProfile.timeZone;
  const days = frequency === 'WEEKLY' ? sql`extract(isodow FROM day) = ${MONDAY}` : sql`true`;
  return sql<Date>`(
    SELECT min(morning) FROM (
      SELECT day, (day + make_interval(hours => ${MORNING})) AT TIME ZONE ${zone} AS morning
      FROM (SELECT date_trunc('day', ${after} AT TIME ZONE ${zone}) + make_interval(days => n) AS day
        FROM generate_series(0, 8) AS n) AS days
    ) AS mornings WHERE morning > ${after} AND ${days}
  )`;
}
