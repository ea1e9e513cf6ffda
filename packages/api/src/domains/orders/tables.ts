/** Tables of the domain; `src/db/database.ts` composes them with all others. */
export type OrdersTables = Record<never, never>;
