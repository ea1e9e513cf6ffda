import type { AuthDialogProps } from '@headstock/contracts/remotes';
import { lazyWidget } from '@headstock/i18n/lazy-widget';
import { failureMessages } from '#mfe-account/messages/load-failure-messages.ts';
import { authMessages } from '#mfe-account/messages/load-messages.ts';

/** Login/Register. */
export const loadWidget = lazyWidget<AuthDialogProps>({
  load: async () => {
    const { AuthDialog } = await import(
      /* webpackChunkName: "auth-dialog" */ '#mfe-account/features/auth/auth-dialog.tsx'
    );
    return AuthDialog;
  },
  messages: [authMessages, failureMessages],
});
