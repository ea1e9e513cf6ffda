import { lazyWidget } from '@headstock/i18n/lazy-widget';
import { chatMessages } from '#mfe-ai-chat/messages/load-messages.ts';

/** The chat with the assistants. */
export const loadWidget = lazyWidget({
  load: async () => {
    const { ChatWidget } = await import(
      /* webpackChunkName: "chat-widget" */ '#mfe-ai-chat/features/chat/chat-widget.tsx'
    );
    return ChatWidget;
  },
  messages: [chatMessages],
});
