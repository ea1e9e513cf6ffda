import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '@headstock/first-load/create-island';
import type { SellerFeedbackProps } from './seller-feedback.tsx';

/** What buyers say of a seller. Its links need no code, and `FeedbackReports` hears its buttons. */
export const { Island: SellerFeedbackIsland, load: loadSellerFeedback } = createIsland<SellerFeedbackProps>(
  'seller-feedback',
  async (locale) => {
    const { SellerFeedbackList, messages } = await import(
      /* webpackChunkName: "seller-feedback" */ './seller-feedback.tsx'
    );
    return withMessages(SellerFeedbackList, messages[locale]);
  },
);
