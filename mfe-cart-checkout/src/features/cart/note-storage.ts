import { createTabStorage } from '@headstock/commerce-client/tab-storage';
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
export const noteStorage = createTabStorage<Drafts>('cart-notes', parseDrafts);

/** Keeps what is typed so far. */
export function saveDraft(lineId: string, text: string): void {
  noteStorage.write({ ...noteStorage.read(), [lineId]: text });
}

/** Forgets what was typed about a line: it is saved, or left. */
export function removeDraft(lineId: string): void {
  const { [lineId]: left, ...others } = noteStorage.read() ?? {};
  if (left !== undefined) noteStorage.write(Object.keys(others).length > 0 ? others : null);
}
