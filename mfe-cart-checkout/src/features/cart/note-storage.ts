import { createMemory } from '#mfe-cart-checkout/features/storage/tab-storage.ts';
import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

const longest = 500;

/** Notes by the id of their line. */
type Drafts = Readonly<Record<string, string>>;

function parseDrafts(raw: unknown): Drafts | null {
  const record = asRecord(raw);
  if (!record) return null;
  const drafts: Record<string, string> = {};
  for (const id in record) {
    const text = asText(record[id], longest);
    if (text !== null) drafts[id] = text;
  }
  return drafts;
}

/** Notes to sellers that are typed and not saved yet, as this tab keeps them. */
export const noteMemory = createMemory<Drafts>('cart-notes', parseDrafts);

/** Keeps what is typed so far. */
export function keepDraft(lineId: string, text: string): void {
  noteMemory.write({ ...noteMemory.read(), [lineId]: text });
}

/** Forgets what was typed about a line: it is saved, or left. */
export function forgetDraft(lineId: string): void {
  const { [lineId]: left, ...others } = noteMemory.read() ?? {};
  if (left !== undefined) noteMemory.write(Object.keys(others).length > 0 ? others : null);
}
