import type { AuthDialogProps, RemoteWidgetModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#mfe-account/messages/load-messages.ts';

/** Login/Register with its words. */
export const loadWidget: RemoteWidgetModule<AuthDialogProps>['loadWidget'] = async ({ locale }) => {
  const [{ AuthDialog }, messages] = await Promise.all([
    import(/* webpackChunkName: "auth-dialog" */ '#mfe-account/features/auth/auth-dialog.tsx'),
    loadMessages(locale),
  ]);
  return { Widget: withMessages(AuthDialog, messages) };
};
