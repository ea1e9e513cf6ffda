import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Problem, Rule } from './auth-validation.model.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The rules of a form, by field. A field without a rule accepts everything. */
export type Rules<Name extends string> = Readonly<Partial<Record<Name, Rule<Texts<Name>>>>>;

/** A form of text fields: values, problems, and whether it is being submitted. */
export interface Form<Name extends string> {
  readonly values: Texts<Name>;
  /** Only the problems to show now: of non-empty fields that lost the focus, and of all fields after a submit. */
  readonly problems: Readonly<Partial<Record<Name, Problem>>>;
  readonly busy: boolean;
  /** What the last request of the form threw; null when it was answered. */
  readonly failure: unknown;
  readonly change: (name: Name, value: string) => void;
  readonly leave: (name: Name) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * State of a form. `send` is called with valid values only. If it throws, the error is kept in `failure`, logged, and ends the
 * busy state; a quiet request leaves it to the form to show it. After an invalid submit the focus goes to the first invalid field.
 */
export function useForm<Name extends string>(
  initial: Texts<Name>,
  rules: Rules<NoInfer<Name>>,
  send: (values: Texts<Name>) => Promise<void>,
): Form<Name> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const wrong: Partial<Record<Name, Problem>> = {};
  const problems: Partial<Record<Name, Problem>> = {};
  for (const name in values) {
    const problem = rules[name]?.(values[name], values);
    if (!problem) continue;
    wrong[name] = problem;
    if (tried || (left.has(name) && values[name] !== '')) problems[name] = problem;
  }

  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    problems,
    busy,
    failure,
    change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    leave: (name) => setLeft((before) => new Set([...before, name])),
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      if (Object.keys(wrong).length === 0) {
        void run();
        return;
      }
      flushSync(() => setTried(true));
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    },
  };
}
