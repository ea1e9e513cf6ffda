import type { RemoteWidgetModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#mfe-account/messages/load-messages.ts';

/** The menu of the signed-in account with its words. */
export const loadWidget: RemoteWidgetModule['loadWidget'] = async ({ locale }) => {
  const [{ AccountMenu }, messages] = await Promise.all([
    import(/* webpackChunkName: "account-menu" */ '#mfe-account/features/account-menu/account-menu.tsx'),
    loadMessages(locale),
  ]);
  return { Widget: withMessages(AccountMenu, messages) };
};
