import type { RemotePartModule } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { loadMessages } from '#chat/load-messages.ts';

/** The chat with its words. */
export const loadPart: RemotePartModule['loadPart'] = async ({ locale }) => {
  const [{ ChatWidget }, messages] = await Promise.all([
    import(/* webpackChunkName: "chat-widget" */ '#chat/chat/chat-widget.tsx'),
    loadMessages(locale),
  ]);
  return { Part: withMessages(ChatWidget, messages) };
};
