/** What the benchmark of the assistant needs: a shop with its texts, and every question put to it. */
import { readContent } from '@headstock/content/read-content';
import type { Db } from '#api/platform/db/database.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { type AskedQuestion, askAll } from '#api/modules/assistant/index.ts';
import { publishContent } from '#api/modules/content/index.ts';

export type { AskedQuestion };

/** Publishes the texts of the repository in a shop that has none, and puts every question to its assistant. */
export async function askAssistant(db: Db): Promise<readonly AskedQuestion[]> {
  await publishContent(db, new MemoryStorage(), await readContent());
  return askAll(db);
}
