import { z } from 'zod';
import type { DocumentKind } from './document.model.ts';

/** What QuickBooks made of a document. Whole cents; null where it does not say. */
export type Made = {
  readonly id: string;
  readonly syncToken: string;
  readonly totalCents: number | null;
  readonly taxCents: number | null;
  readonly isDeleted: boolean;
};

const madeSchema = z.object({
  Id: z.string(),
  SyncToken: z.string().default('0'),
  TotalAmt: z.number().optional(),
  TxnTaxDetail: z.object({ TotalTax: z.number().optional() }).optional(),
  Line: z
    .array(
      z.object({
        Amount: z.number().optional(),
        JournalEntryLineDetail: z.object({ PostingType: z.string() }).optional(),
      }),
    )
    .optional(),
  status: z.string().optional(),
});

const toCents = (dollars: number): number => Math.round(dollars * 100);

function debitsOf({ Line: lines }: z.infer<typeof madeSchema>): number | null {
  if (!lines) return null;
  return lines.reduce(
    (sum, line) => sum + (line.JournalEntryLineDetail?.PostingType === 'Debit' ? toCents(line.Amount ?? 0) : 0),
    0,
  );
}

/** Reads a document of the API; undefined for what is none. */
export function readMade(kind: DocumentKind, given: unknown): Made | undefined {
  const parsed = madeSchema.safeParse(given);
  if (!parsed.success) return undefined;
  const { Id: id, SyncToken: syncToken, TotalAmt: total, TxnTaxDetail: tax, status } = parsed.data;
  return {
    id,
    syncToken,
    totalCents: kind === 'JournalEntry' ? debitsOf(parsed.data) : total === undefined ? null : toCents(total),
    taxCents: tax?.TotalTax === undefined ? null : toCents(tax.TotalTax),
    isDeleted: status === 'Deleted',
  };
}

/** The document in an answer to a request that made it. */
export const readAnswered = (kind: DocumentKind, body: unknown): Made | undefined =>
  readMade(kind, z.record(z.string(), z.unknown()).safeParse(body).data?.[kind]);

/** The documents in an answer to a query. */
export function readQueried(kind: DocumentKind, body: unknown): readonly Made[] {
  const parsed = z.object({ QueryResponse: z.record(z.string(), z.unknown()) }).safeParse(body);
  const list = z.array(z.unknown()).safeParse(parsed.data?.QueryResponse[kind]);
  return (list.data ?? []).flatMap((each) => readMade(kind, each) ?? []);
}
