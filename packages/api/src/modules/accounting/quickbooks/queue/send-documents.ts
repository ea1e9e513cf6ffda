import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { postingOf } from '#api/modules/accounting/files/posting-day.model.ts';
import type { Fault } from '#api/modules/accounting/quickbooks/api/fault.model.ts';
import { ask } from '#api/modules/accounting/quickbooks/connection/ask.ts';
import { readCompany } from '#api/modules/accounting/quickbooks/connection/company.ts';
import { readConnection } from '#api/modules/accounting/quickbooks/connection/tokens.ts';
import {
  type BooksDocument,
  type DocumentKind,
  rolesOf,
  taxOf,
  totalOf,
} from '#api/modules/accounting/quickbooks/documents/document.model.ts';
import { type Made, readAnswered, readQueried } from '#api/modules/accounting/quickbooks/documents/read-made.ts';
import { toQuickBooks } from '#api/modules/accounting/quickbooks/documents/to-quickbooks.ts';
import { loadMappings } from '#api/modules/accounting/quickbooks/mapping/mappings.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import type { DocumentRow } from '#api/modules/accounting/quickbooks/tables.ts';
import { readClosedUntil } from '#api/modules/accounting/settings/closed-until.ts';

const BATCH = 50;
const THROTTLE_PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Whether a document is due, and nothing keeps it back. */
export const hasDueDocuments = sql<boolean>`EXISTS (
  SELECT FROM quickbooks_documents WHERE state IN ('waiting', 'sent') AND next_attempt_at <= now())
  AND EXISTS (SELECT FROM quickbooks_connection WHERE state = 'connected' AND (paused_until IS NULL OR paused_until <= now()))`;

type Sendable = DocumentRow & {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly document: BooksDocument;
};
const isSendable = (row: DocumentRow): row is Sendable =>
  row.kind !== null && row.number !== null && row.document !== null;

type Change = Partial<
  Pick<
    DocumentRow,
    | 'state'
    | 'reason'
    | 'fault_code'
    | 'fault_text'
    | 'intuit_tid'
    | 'next_attempt_at'
    | 'revision'
    | 'day'
    | 'quickbooks_id'
    | 'sync_token'
    | 'total_cents'
    | 'tax_cents'
    | 'attempts'
    | 'sent_at'
  >
>;

const change = (db: Db, { id }: DocumentRow, values: Change) =>
  db.updateTable('quickbooks_documents').set(values).where('id', '=', id).execute();

const pauseAfter = (attempts: number): Date =>
  new Date(Date.now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts, 10)));

/** What is made is compared to the cent: it is accepted only with our total and our tax. */
async function settle(db: Db, row: Sendable, made: Made): Promise<void> {
  const taxCents = taxOf(row.document);
  const isSame =
    (made.totalCents === null || made.totalCents === totalOf(row.document)) &&
    (taxCents === null || (made.taxCents ?? 0) === taxCents);
  await change(db, row, {
    state: isSame ? 'accepted' : 'differs',
    reason: isSame ? null : made.taxCents === taxCents ? 'total' : 'tax',
    quickbooks_id: made.id,
    sync_token: made.syncToken,
    total_cents: made.totalCents,
    tax_cents: made.taxCents,
    fault_code: null,
    fault_text: null,
    intuit_tid: null,
  });
}

/** Looks a document up by its number, as an attempt without an answer may have made it. */
async function lookUp(context: QuickBooksContext, { kind, number }: Sendable): Promise<Made | undefined | Fault> {
  const field = kind === 'Payment' ? 'PaymentRefNum' : 'DocNumber';
  const query = `select * from ${kind} where ${field} = '${number.replaceAll(/[^\w.-]/g, '')}'`;
  const answer = await ask(context, { path: 'query', query: { query } });
  return answer.ok ? readQueried(kind, answer.body)[0] : answer.fault;
}

const isFault = (found: Made | Fault): found is Fault => 'tid' in found;

/** The mapping that a reference which is not there belongs to, as far as the text names it. */
async function nameReference(db: Db, row: Sendable, text: string): Promise<string> {
  const mappings = await loadMappings(db);
  const named = rolesOf(row.document).find((role) => {
    const mapping = mappings.get(role);
    return mapping && (text.includes(mapping.ref_name) || new RegExp(String.raw`\b${mapping.ref_id}\b`).test(text));
  });
  if (named)
    await db
      .updateTable('quickbooks_mappings')
      .set({ fault: text.slice(0, 500) })
      .where('role', '=', named)
      .execute();
  return named ? `reference:${named}` : 'reference';
}

async function refuse(context: QuickBooksContext, row: Sendable, fault: Fault): Promise<'go-on' | 'stop'> {
  const { db } = context;
  const said = { fault_code: fault.code, fault_text: fault.text, intuit_tid: fault.tid };
  switch (fault.kind) {
    case 'throttled':
      await db
        .updateTable('quickbooks_connection')
        .set({ paused_until: new Date(Date.now() + THROTTLE_PAUSE_MS) })
        .where('id', '=', 'shop')
        .execute();
      await change(db, row, { ...said, state: 'waiting', next_attempt_at: new Date(Date.now() + THROTTLE_PAUSE_MS) });
      return 'stop';
    case 'unavailable':
      // It may have arrived: the next attempt looks it up first.
      await change(db, row, { ...said, state: 'sent', next_attempt_at: pauseAfter(row.attempts) });
      return 'go-on';
    case 'reconnect':
    case 'subscription-ended':
      await change(db, row, { ...said, state: 'held', reason: 'reconnect' });
      await holdAll(db);
      return 'stop';
    case 'closed-period':
      await postLater(context, row, said);
      return 'go-on';
    case 'duplicate-number': {
      const found = await lookUp(context, row);
      if (found && !isFault(found)) await settle(db, row, found);
      else await change(db, row, { ...said, state: 'refused', reason: 'duplicate-number' });
      return 'go-on';
    }
    case 'inactive-reference':
      await change(db, row, { ...said, state: 'refused', reason: await nameReference(db, row, fault.text) });
      return 'go-on';
    default:
      await change(db, row, { ...said, state: 'refused', reason: fault.kind });
      return 'go-on';
  }
}

/** Everything that waits is held until somebody connects again. */
export const holdAll = (db: Db) =>
  db
    .updateTable('quickbooks_documents')
    .set({ state: 'held', reason: 'reconnect' })
    .where('state', '=', 'waiting')
    .execute();

/** The period was closed there: reads until when, and posts on the first open day. Where that is not told, a person closes our books. */
async function postLater(context: QuickBooksContext, row: Sendable, said: Change): Promise<void> {
  const before = await readClosedUntil(context.db);
  const connection = await readConnection(context.db);
  if (connection) await readCompany(context, connection.realm_id);
  const after = await readClosedUntil(context.db);
  const isLater = after !== null && (before === null || after > before) && row.day <= after;
  await change(
    context.db,
    row,
    isLater
      ? { ...said, state: 'waiting', revision: row.revision + 1, next_attempt_at: new Date() }
      : { ...said, state: 'held', reason: 'closed-period' },
  );
}

/** The id of the invoice that a payment pays; null until it was accepted. */
async function invoiceOf(db: Db, document: BooksDocument): Promise<string | null> {
  if (document.kind !== 'Payment') return null;
  const row = await db
    .selectFrom('quickbooks_documents')
    .select('quickbooks_id')
    .where('entry_id', '=', document.paysEntry)
    .where('part', '=', 'main')
    .executeTakeFirst();
  return row?.quickbooks_id ?? null;
}

async function sendOne(context: QuickBooksContext, row: Sendable): Promise<'go-on' | 'stop'> {
  const { db } = context;
  const mappings = await loadMappings(db);
  const missing = rolesOf(row.document).find((role) => !mappings.has(role));
  if (missing) {
    await change(db, row, { state: 'held', reason: `mapping:${missing}` });
    return 'go-on';
  }
  const invoiceId = await invoiceOf(db, row.document);
  if (row.document.kind === 'Payment' && invoiceId === null) {
    await change(db, row, { reason: 'invoice', next_attempt_at: pauseAfter(0) });
    return 'go-on';
  }
  if (row.attempts > 0) {
    const found = await lookUp(context, row);
    if (found && isFault(found)) return refuse(context, row, found);
    if (found) {
      await settle(db, row, found);
      return 'go-on';
    }
  }
  const attempts = row.attempts + 1;
  await change(db, row, {
    state: 'sent',
    reason: null,
    attempts,
    sent_at: new Date(),
    next_attempt_at: pauseAfter(attempts),
  });
  const posting = postingOf(row.day, await readClosedUntil(db), row.document.memo);
  const body = toQuickBooks(
    row.document,
    posting.day,
    posting.memo,
    (role) => mappings.get(role)?.ref_id ?? '',
    invoiceId,
  );
  const requestid = row.revision === 1 ? row.id : `${row.id}-${row.revision}`;
  const answer = await ask(context, { path: row.kind.toLowerCase(), query: { requestid }, body });
  if (!answer.ok) return refuse(context, { ...row, attempts }, answer.fault);
  const made = readAnswered(row.kind, answer.body);
  if (!made) {
    const fault = { kind: 'unknown', code: '200', text: 'The answer has no document', tid: answer.tid } as const;
    return refuse(context, { ...row, attempts }, fault);
  }
  await settle(db, row, made);
  return 'go-on';
}

/**
 * Sends what is due, one document after the other in the order of the journal; run it in one process at a time. Stops when QuickBooks asks for
 * a pause or the connection is gone. Gives how many were tried.
 */
export async function sendDocuments(context: QuickBooksContext): Promise<number> {
  const connection = await readConnection(context.db);
  if (connection?.state !== 'connected' || (connection.paused_until !== null && connection.paused_until > new Date()))
    return 0;
  const rows = await context.db
    .selectFrom('quickbooks_documents')
    .selectAll()
    .where('state', 'in', ['waiting', 'sent'])
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let tried = 0;
  for (const row of rows.filter(isSendable)) {
    tried += 1;
    if ((await sendOne(context, row)) === 'stop') break;
  }
  return tried;
}
