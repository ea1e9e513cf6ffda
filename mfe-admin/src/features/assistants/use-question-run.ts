import { useEffect, useRef, useState } from 'react';
import type { AdminAssistantStateFragment } from './assistants.generated.ts';
import type { QuestionResult, QuestionRun } from './trial.model.ts';
import { useAskTrial } from './use-trial.ts';

/** Runs the question set of an assistant. */
export interface QuestionRunControls {
  /** Null before the first run. */
  readonly run: QuestionRun | null;
  readonly isRunning: boolean;
  /** Asks every question of the saved draft, one after the other, each in a thread of its own; never rejects. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** The runs of an assistant's question set. */
export function useQuestionRun({ id, version, definition }: AdminAssistantStateFragment): QuestionRunControls {
  const send = useAskTrial();
  const [run, setRun] = useState<QuestionRun | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    run,
    isRunning,
    start: async () => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      let results: readonly QuestionResult[] = definition.questions;
      setRunning(true);
      setRun({ version, results });
      for (const [index, question] of results.entries()) {
        const asked = { assistantId: id, text: question.text, threadId: null };
        const answer = await send(asked, question.locale, signal, () => undefined);
        const result = { ...question, ...(typeof answer === 'string' ? { problem: answer } : { reply: answer }) };
        results = results.with(index, result);
        setRun({ version, results });
        if (signal.aborted) break;
      }
      setRunning(false);
    },
    stop: () => running.current?.abort(),
  };
}
