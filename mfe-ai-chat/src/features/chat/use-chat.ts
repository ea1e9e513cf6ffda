import { useEffect, useReducer } from 'react';
import { emptyChat, questionOf, stepChat, type ChatState } from './chat.model.ts';
import type { AssistantsApi } from './assistants-api.ts';

/** A conversation and its actions. Failures are logged, never shown. */
export interface Chat {
  readonly state: ChatState;
  readonly type: (text: string) => void;
  readonly select: (id: string | null) => void;
  readonly send: () => void;
  readonly refresh: () => void;
}

/** Runs a conversation. The assistants are loaded when the chat is opened, and again on the next opening if that failed. */
export function useChat(server: AssistantsApi, open: boolean): Chat {
  const [state, step] = useReducer(stepChat, emptyChat);
  const unknown = state.assistants === null;

  useEffect(() => {
    if (!open || !unknown) return undefined;
    let left = false;
    server
      .list()
      .then((list) => {
        if (!left) step({ type: 'loaded', ...list });
      })
      .catch((error: unknown) => console.error('The assistants could not be loaded.', error));
    return () => {
      left = true;
    };
  }, [server, open, unknown]);

  const ask = async (text: string, assistantId: string): Promise<void> => {
    const { threadId, conversation } = state;
    step({ type: 'asked', text });
    try {
      step({ type: 'answered', conversation, ...(await server.ask({ text, threadId, assistantId })) });
    } catch (error) {
      console.error('The assistant did not answer.', error);
      step({ type: 'failed', conversation });
    }
  };

  return {
    state,
    type: (text) => step({ type: 'typed', text }),
    select: (id) => {
      step({ type: 'selected', id });
      server.select(id).catch((error: unknown) => console.error('The selected assistant could not be saved.', error));
    },
    send: () => {
      const text = questionOf(state);
      if (text !== null && state.selectedId !== null) void ask(text, state.selectedId);
    },
    refresh: () => step({ type: 'refreshed' }),
  };
}
