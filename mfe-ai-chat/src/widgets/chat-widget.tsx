import type { RemoteWidgetModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#mfe-ai-chat/messages/load-messages.ts';

/** The chat with its words. */
export const loadWidget: RemoteWidgetModule['loadWidget'] = async ({ locale }) => {
  const [{ ChatWidget }, messages] = await Promise.all([
    import(/* webpackChunkName: "chat-widget" */ '#mfe-ai-chat/features/chat/chat-widget.tsx'),
    loadMessages(locale),
  ]);
  return { Widget: withMessages(ChatWidget, messages) };
};
