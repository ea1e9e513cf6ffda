import { useEmit } from '@headstock/event-bus/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';

interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code?: string | null;
}

/** Why nothing came of an action: the words of who refused it, or what its request threw; null where nothing is wrong. */
export type Failure = unknown;

/** Mutations of one section, one at a time, each by a name: of a row its id, for instance. */
export interface Action {
  /** Name of the one under way. */
  readonly busy: string | null;
  /** Why nothing came of this one, which was the last; for `FormFailure`. */
  readonly failureOf: (name: string) => Failure;
  /** Why nothing came of one that is none of these: of a row that another tab removed, where only the list is left to say it. */
  readonly failureBeyond: (names: readonly string[]) => Failure;
  /** Keeps why nothing can come of this one, which the browser said and not the API. */
  readonly fail: (name: string, failure: Failure) => void;
  readonly forget: () => void;
  /**
   * Gives the answer of a mutation that took effect, after telling `done`, the id of a message; null where it failed, the user gave up, or
   * another one is under way. Either way the page's data is read anew: who refuses knows something newer. The mutation's request is to be
   * quiet, as `failureOf` says what it threw.
   */
  readonly run: <Result extends Answer>(
    name: string,
    mutate: () => Promise<Result>,
    done?: string,
  ) => Promise<Result | null>;
}

/** Runs a mutation as it is, or asks for a fresh proof on its way; null: the user gave up. */
type Prove = <Result extends Answer>(mutate: () => Promise<Result>) => Promise<Result | null>;

const asItIs: Prove = (mutate) => mutate();

/** State of the actions. `failed` is the id of the message for a refusal without words. */
export function useAction(failed: string, prove = asItIs): Action {
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [last, setLast] = useState<{ readonly name: string; readonly failure: Failure } | null>(null);
  const fail = (name: string, failure: Failure): void => setLast({ name, failure });
  return {
    busy,
    failureOf: (name) => (last?.name === name ? last.failure : null),
    failureBeyond: (names) => (last === null || names.includes(last.name) ? null : last.failure),
    fail,
    forget: () => setLast(null),
    run: async (name, mutate, done) => {
      if (busy !== null) return null;
      setBusy(name);
      setLast(null);
      try {
        const answer = await prove(mutate);
        if (!answer) return null;
        if (!answer.success) fail(name, answer.message ?? formatMessage({ id: failed }));
        else if (done !== undefined)
          emit('notification/show', { message: formatMessage({ id: done }), tone: 'positive' });
        await revalidate();
        return answer.success ? answer : null;
      } catch (error) {
        console.error(error);
        fail(name, error);
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}
