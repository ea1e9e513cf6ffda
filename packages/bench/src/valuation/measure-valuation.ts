import { loadMeasuredSales } from '@headstock/api/measured-sales';
import { createTestDatabase } from '@headstock/api/test-database';
import { seedShop } from '@headstock/demo-data/seed';
import { evaluateValuation, type ValuationQuality } from './evaluate-valuation.model.ts';

/** Things in the demo shop whose sales are held out. */
const ITEMS = 2_400;

/** How well the shop values the held-out sales of a demo shop of its own. */
export async function measureValuation(say: (line: string) => void): Promise<ValuationQuality> {
  const database = await createTestDatabase({
    template: {
      name: `demo_${ITEMS}_valuation`,
      fill: (db) => seedShop(db, { size: ITEMS, now: new Date('2026-11-26T18:00:00Z'), onProgress: () => undefined }),
    },
  });
  try {
    const sales = await loadMeasuredSales(database.db);
    say(`${sales.length} sales`);
    return evaluateValuation(sales);
  } finally {
    await database.drop();
  }
}
