import { lazyWidget } from '@headstock/i18n/lazy-widget';
import { accountMenuMessages } from '#mfe-account/messages/load-messages.ts';

/** The menu of the signed-in account. */
export const loadWidget = lazyWidget({
  load: async () => {
    const { AccountMenu } = await import(
      /* webpackChunkName: "account-menu" */ '#mfe-account/features/account-menu/account-menu.tsx'
    );
    return AccountMenu;
  },
  messages: [accountMenuMessages],
});
