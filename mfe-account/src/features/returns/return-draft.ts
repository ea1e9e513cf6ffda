import { createTabStorage, type TabStorage } from '@headstock/commerce-client/tab-storage';

/** A request to send something back that is being written. */
export interface ReturnDraft {
  /** Empty while none is chosen. */
  readonly reason: string;
  readonly note: string;
}

/** A request of which nothing is written. */
export const emptyReturn: ReturnDraft = { reason: '', note: '' };

function parseDraft(raw: unknown): ReturnDraft | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const textAt = (key: keyof ReturnDraft): string => {
    const text: unknown = Reflect.get(raw, key);
    return typeof text === 'string' ? text : '';
  };
  return { reason: textAt('reason'), note: textAt('note') };
}

/** What an account wrote of the return of a line and has not sent: it stays in this tab, as unsent messages do. */
export const returnDraft = (accountId: string, lineItemId: string): TabStorage<ReturnDraft> =>
  createTabStorage(`return-draft:${accountId}:${lineItemId}`, parseDraft);
