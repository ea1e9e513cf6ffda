import { sql } from 'kysely';
import { z } from 'zod';
import type { NameHolder } from '#api/modules/catalog/index.ts';

const rowSchema = z.object({ id: z.string(), key: z.string() });

/** Instruments in portfolios: their owners' words stay, and what they are compared with follows. */
export const portfolioHolder: NameHolder = {
  key: 'portfolio',
  count: async (db, { keys }) => {
    const row = await db
      .selectFrom('portfolio_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<boolean>`model_key = ANY (${keys.map(({ from }) => from)}::text[])`)
      .executeTakeFirst();
    return row?.count ?? 0;
  },
  move: async (trx, { keys }) => {
    const { rows } = await sql<z.infer<typeof rowSchema>>`SELECT id, model_key AS key FROM portfolio_items
      WHERE model_key = ANY (${keys.map(({ from }) => from)}::text[]) ORDER BY id FOR UPDATE`.execute(trx);
    for (const { from, to } of keys)
      await trx.updateTable('portfolio_items').set({ model_key: to }).where('model_key', '=', from).execute();
    return rows;
  },
  restore: async (trx, { keys }, snapshot) => {
    for (const { id, key } of z.array(rowSchema).parse(snapshot))
      await trx
        .updateTable('portfolio_items')
        .set({ model_key: key })
        .where('id', '=', id)
        .where('model_key', '=', keys.find(({ from }) => from === key)?.to ?? key)
        .execute();
  },
};
