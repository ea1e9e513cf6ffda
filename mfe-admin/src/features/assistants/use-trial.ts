import type { AssistantReply } from '@headstock/commerce-client/assistant-reply';
import { askAssistant, QuestionRefusedError } from '@headstock/commerce-client/ask-assistant';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** A trial that was asked. */
export interface AskedTrial {
  readonly text: string;
  /** What has come so far: untrusted Markdown. */
  readonly partial: string;
  readonly reply: AssistantReply | null;
  readonly problem: string | null;
}

/** Asks drafts, one question at a time. */
export interface Trial {
  readonly asked: AskedTrial | null;
  readonly isAsking: boolean;
  /** Asks in the thread of the question before; never rejects. */
  readonly ask: (text: string) => Promise<void>;
  readonly stop: () => void;
  /** Begins a new thread. */
  readonly forget: () => void;
}

const PATH = '/api/assistant-trials';

/** Asks a draft a question of its own, in that language. Gives the reply, or why there is none. */
export type AskTrial = (
  question: { readonly assistantId: string; readonly text: string; readonly threadId: string | null },
  locale: string,
  signal: AbortSignal,
  onText: (markdown: string) => void,
) => Promise<AssistantReply | string>;

/** What asks drafts, and says in the page's language why it did not work. */
export function useAskTrial(): AskTrial {
  const { formatMessage } = useIntl();
  return async ({ assistantId, text, threadId }, locale, signal, onText) => {
    try {
      return await askAssistant(PATH, { payload: { text }, threadId, assistantId }, locale, { signal, onText });
    } catch (error) {
      if (error instanceof QuestionRefusedError && error.reason !== null) return error.reason;
      if (!signal.aborted) console.error('The assistant did not answer.', error);
      return formatMessage({ id: signal.aborted ? 'assistants.stopped' : 'assistants.failed' });
    }
  };
}

/** A conversation with the draft of an assistant. */
export function useTrial(assistantId: string): Trial {
  const { locale } = useIntl();
  const send = useAskTrial();
  const [asked, setAsked] = useState<AskedTrial | null>(null);
  const [isAsking, setAsking] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    asked,
    isAsking,
    ask: async (text) => {
      const controller = new AbortController();
      running.current = controller;
      const threadId = asked?.reply?.threadId ?? null;
      setAsking(true);
      setAsked({ text, partial: '', reply: null, problem: null });
      let partial = '';
      const answer = await send({ assistantId, text, threadId }, locale, controller.signal, (more) => {
        partial += more;
        setAsked({ text, partial, reply: null, problem: null });
      });
      if (running.current !== controller) return;
      setAsking(false);
      if (typeof answer === 'string') setAsked({ text, partial, reply: null, problem: answer });
      else setAsked({ text, partial, reply: answer, problem: null });
    },
    stop: () => running.current?.abort(),
    forget: () => {
      running.current?.abort();
      running.current = null;
      setAsking(false);
      setAsked(null);
    },
  };
}
