import type { ListingDocument } from '@headstock/contracts/listing-document';

/** What was written and not saved, with the version of the server that it was written on. */
export interface LocalCopy {
  readonly document: ListingDocument;
  readonly version: number;
  readonly at: string;
}

const keyOf = (id: string): string => `listing-draft:${id}`;

/** Keeps what is not saved in this browser, where it survives a crash and an expired sign-in. A full or closed storage is no error. */
export function keepCopy(id: string, document: ListingDocument, version: number): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ document, version, at: new Date().toISOString() }));
  } catch {
    // A private window: the server's draft is all that there is.
  }
}

/** Forgets the copy of a listing. */
export function dropCopy(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

/** The copy of a listing; null where there is none, or none that can be read. What reads it is loaded where there is one. */
export async function readCopy(id: string): Promise<LocalCopy | null> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('document' in stored)) return null;
    const { readListing } = await import(/* webpackChunkName: "read-listing" */ '@headstock/contracts/read-listing');
    const read = readListing(JSON.stringify(stored.document));
    const version = 'version' in stored && typeof stored.version === 'number' ? stored.version : null;
    const at = 'at' in stored && typeof stored.at === 'string' ? stored.at : null;
    return read.ok && version !== null && at !== null ? { document: read.document, version, at } : null;
  } catch {
    return null;
  }
}
