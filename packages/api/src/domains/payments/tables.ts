/** Tables of the domain; `src/db/database.ts` composes them with all others. */
export type PaymentsTables = Record<never, never>;
