import { createTabStorage, type TabStorage } from '@headstock/commerce-client/tab-storage';

/** A rating that is being written. */
export interface FeedbackDraft {
  readonly stars: number | null;
  /** Stars by aspect. */
  readonly aspects: Readonly<Record<string, number>>;
  readonly text: string;
}

/** A rating of which nothing is written. */
export const emptyFeedback: FeedbackDraft = { stars: null, aspects: {}, text: '' };

const isStars = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 1 && raw <= 5;

function parseDraft(raw: unknown): FeedbackDraft | null {
  if (typeof raw !== 'object' || raw === null || !('text' in raw) || typeof raw.text !== 'string') return null;
  const aspects = 'aspects' in raw && typeof raw.aspects === 'object' ? Object.entries(raw.aspects ?? {}) : [];
  return {
    text: raw.text,
    stars: 'stars' in raw && isStars(raw.stars) ? raw.stars : null,
    aspects: Object.fromEntries(aspects.filter(([, stars]) => isStars(stars))),
  };
}

/** What an account wrote of an order's other side and has not sent: it stays in this tab, as unsent messages do. */
export const feedbackDraft = (accountId: string, orderId: string): TabStorage<FeedbackDraft> =>
  createTabStorage(`feedback-draft:${accountId}:${orderId}`, parseDraft);

/** What is written in answer to feedback, or to report it, and is not sent. */
export const feedbackReplyDraft = (accountId: string, kind: 'answer' | 'report', id: string): TabStorage<string> =>
  createTabStorage(`feedback-${kind}:${accountId}:${id}`, (raw) => (typeof raw === 'string' ? raw : null));
