import { createTabStorage, type TabStorage } from '@headstock/commerce-client/tab-storage';

/** What an account typed in a conversation and has not sent: it stays in this tab through a reload, a walk through the shop, or an expired sign-in. */
export const messageDraft = (accountId: string, conversation: string): TabStorage<string> =>
  createTabStorage(`message-draft:${accountId}:${conversation}`, (raw) => (typeof raw === 'string' ? raw : null));
