import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { checkForm, type FormAnswers, type FormProblem, forms, type FormType } from '@headstock/contracts/forms';
import type { Locale } from '@headstock/contracts/locale';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { makeFormKey, type FormView } from './form-view.model.ts';
import type { ChosenPicture } from './picture-list.model.ts';
import { formAction, sendForm } from './send-form.ts';

/** The state of a form. Its fields are uncontrolled, so that nothing that was typed is lost. */
export interface ShopForm {
  readonly problems: readonly FormProblem[];
  readonly busy: boolean;
  /** The share of the upload that is sent, 0 to 1. */
  readonly progress: number;
  readonly onFocus: () => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function answersOf(type: FormType, content: FormData): FormAnswers {
  const texts = forms[type].map(({ name }): [string, string] => {
    const text = content.get(name);
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(texts);
}

const focusFirst = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus();

/** Runs a form: validates it like the server, sends it once, and shows the result. */
export function useShopForm(
  { type, key, draft }: FormView,
  pictures: readonly ChosenPicture[],
  locale: Locale,
): ShopForm {
  const navigate = useNavigate();
  const botCheck = useBotCheck('FORM');
  const submissionKey = useRef(key);
  const [problems, setProblems] = useState<readonly FormProblem[]>(draft?.problems ?? []);
  const [tried, setTried] = useState(draft !== null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);

  const show = (form: HTMLFormElement, found: readonly FormProblem[]): void => {
    flushSync(() => {
      setTried(true);
      setBusy(false);
      setProblems(found);
    });
    focusFirst(form);
  };

  const send = async (form: HTMLFormElement, content: FormData): Promise<void> => {
    setBusy(true);
    setProgress(0);
    content.set('formKey', submissionKey.current);
    content.set('recaptchaToken', await botCheck.tokenIfAvailable());
    content.delete('pictures');
    for (const { file } of pictures) content.append('pictures', file, file.name);
    const answer = await sendForm(formAction(type, locale), content, setProgress);
    if (answer.ok) {
      await navigate(`/forms/${type}?sent=${answer.reference}`, { replace: true });
      return;
    }
    if (answer.problems.some(({ code }) => code === 'changed')) submissionKey.current = makeFormKey();
    show(form, answer.problems);
  };

  return {
    problems,
    busy,
    progress,
    onFocus: botCheck.prepare,
    onInput: ({ currentTarget }) => {
      if (!tried) return;
      const others = problems.filter(({ field }) => field === 'pictures');
      setProblems([...checkForm(type, answersOf(type, new FormData(currentTarget))), ...others]);
    },
    onBlur: ({ currentTarget, target }) => {
      const { name } = target;
      const answers = answersOf(type, new FormData(currentTarget));
      if (tried || !answers[name]) return;
      const found = checkForm(type, answers).filter(({ field }) => field === name);
      setProblems([...problems.filter(({ field }) => field !== name), ...found]);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      const form = event.currentTarget;
      const content = new FormData(form);
      const found = checkForm(type, answersOf(type, content));
      if (found.length > 0) show(form, found);
      else void send(form, content);
    },
  };
}
