import type { RemotePartModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#account/load-messages.ts';

/** The menu of the signed-in account with its words. */
export const loadPart: RemotePartModule['loadPart'] = async ({ locale }) => {
  const [{ AccountMenu }, messages] = await Promise.all([
    import(/* webpackChunkName: "account-menu" */ '#account/menu/account-menu.tsx'),
    loadMessages(locale),
  ]);
  return { Part: withMessages(AccountMenu, messages) };
};
