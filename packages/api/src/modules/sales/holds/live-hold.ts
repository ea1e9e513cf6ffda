import { sql } from 'kysely';

/** Whether a row of `holds` counts. By the clock of this moment: `now()` does not advance while a transaction waits for others. */
export const isLive = sql<boolean>`(holds.released_at IS NULL AND holds.until > clock_timestamp())`;

/** Whole seconds that are left of a row of `holds`, never less than none. */
export const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch FROM holds.until - clock_timestamp())))::integer`;
