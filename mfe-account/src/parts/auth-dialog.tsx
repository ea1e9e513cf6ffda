import type { AuthDialogProps, RemotePartModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#account/load-messages.ts';

/** Login/Register with its words. */
export const loadPart: RemotePartModule<AuthDialogProps>['loadPart'] = async ({ locale }) => {
  const [{ AuthDialog }, messages] = await Promise.all([
    import(/* webpackChunkName: "auth-dialog" */ '#account/auth/auth-dialog.tsx'),
    loadMessages(locale),
  ]);
  return { Part: withMessages(AuthDialog, messages) };
};
