import { lazyWidget } from '@headstock/i18n/lazy-widget';
import { bellMessages } from '#mfe-account/messages/load-messages.ts';

/** What the bell opens. */
export const loadWidget = lazyWidget({
  load: async () => {
    const { BellListPanel } = await import(
      /* webpackChunkName: "bell-list" */ '#mfe-account/features/bell/bell-list.tsx'
    );
    return BellListPanel;
  },
  messages: [bellMessages],
});
