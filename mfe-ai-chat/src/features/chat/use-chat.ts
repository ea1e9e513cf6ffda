import { useEffect, useReducer, useRef } from 'react';
import type { AssistantsApi } from './assistants-api.ts';
import { emptyChat, questionBefore, questionOf, stepChat, type ChatState, type Rating } from './chat.model.ts';

/** A conversation and its actions. Failures are logged, never shown. */
export interface Chat {
  readonly state: ChatState;
  readonly type: (text: string) => void;
  readonly select: (id: string | null) => void;
  readonly send: () => void;
  /** Asks the question of an unfinished answer again. */
  readonly askAgain: (id: number) => void;
  readonly rate: (id: number, rating: Rating) => void;
  readonly refresh: () => void;
}

/** Runs a conversation. The assistants are loaded when the chat is opened, and again on the next opening if that failed. */
export function useChat(server: AssistantsApi, open: boolean): Chat {
  const [state, step] = useReducer(stepChat, emptyChat);
  const waiting = useRef<AbortController>(null);
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

  useEffect(() => () => waiting.current?.abort(), []);

  const ask = async (text: string, assistantId: string): Promise<void> => {
    const { threadId, conversation } = state;
    const controller = new AbortController();
    waiting.current = controller;
    step({ type: 'asked', text });
    try {
      const onText = (heard: string): void => step({ type: 'heard', conversation, text: heard });
      const reply = await server.ask({ text, threadId, assistantId }, { onText, signal: controller.signal });
      step({ type: 'answered', conversation, reply });
    } catch (error) {
      if (!controller.signal.aborted) console.error('The assistant did not answer.', error);
      step({ type: 'failed', conversation });
    }
  };

  const { selectedId } = state;
  return {
    state,
    type: (text) => step({ type: 'typed', text }),
    select: (id) => {
      step({ type: 'selected', id });
      server.select(id).catch((error: unknown) => console.error('The selected assistant could not be saved.', error));
    },
    send: () => {
      const text = questionOf(state);
      if (text !== null && selectedId !== null) void ask(text, selectedId);
    },
    askAgain: (id) => {
      const text = questionBefore(state, id);
      if (text !== undefined && selectedId !== null && !state.sending) void ask(text, selectedId);
    },
    rate: (id, rating) => {
      const message = state.messages.find((each) => each.id === id);
      if (!message?.reply) return;
      const before = message.rating ?? 0;
      step({ type: 'rated', id, rating });
      server.rate(message.reply.messageId, rating).catch((error: unknown) => {
        console.error('The rating could not be saved.', error);
        step({ type: 'rated', id, rating: before });
      });
    },
    refresh: () => {
      waiting.current?.abort();
      step({ type: 'refreshed' });
    },
  };
}
