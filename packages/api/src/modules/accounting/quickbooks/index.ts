import { readCompany } from './connection/company.ts';
import { readConnection } from './connection/tokens.ts';
import { checkMappings } from './mapping/mappings.ts';
import type { QuickBooksContext } from './quickbooks-context.ts';

/** The work that jobs do for QuickBooks. */
export { hasUnprepared, prepareDocuments } from './queue/prepare-documents.ts';
export { hasDueDocuments, sendDocuments } from './queue/send-documents.ts';
export { watchChanges } from './queue/watch-changes.ts';

/** The nightly check: preferences of the company, and whether everything mapped is there and active. Gives how many mappings are wrong. */
export async function checkQuickBooks(context: QuickBooksContext): Promise<number> {
  const connection = await readConnection(context.db);
  if (connection?.state !== 'connected') return 0;
  await readCompany(context, connection.realm_id);
  const wrong = await checkMappings(context);
  if (wrong > 0) context.log.warn({ wrong }, 'Accounts or items that QuickBooks documents need are inactive or gone');
  return wrong;
}
