import { type AskedQuestion, askAssistant } from '@headstock/api/assistant-questions';
import { createTestDatabase } from '@headstock/api/test-database';
import { seedShop } from '@headstock/demo-data/seed';

/** Things in the demo shop that is asked. */
const ITEMS = 240;

/** Puts the questions to the assistant of a demo shop of its own. */
export async function askQuestions(): Promise<readonly AskedQuestion[]> {
  const database = await createTestDatabase({
    template: {
      name: `demo_${ITEMS}_assistant`,
      fill: (db) => seedShop(db, { size: ITEMS, now: new Date('2026-11-26T18:00:00Z'), onProgress: () => undefined }),
    },
  });
  try {
    return await askAssistant(database.db);
  } finally {
    await database.drop();
  }
}
