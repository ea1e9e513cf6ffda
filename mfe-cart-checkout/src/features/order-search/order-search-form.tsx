import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { findOrder, searchAction, type SearchProblem, type SearchView } from './find-order.ts';

const Root = styled.form`
  display: grid;
  gap: 22px;
  justify-items: start;
  align-content: start;
  max-width: 30em;
  & > div {
    width: 100%;
  }
`;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The form of the search; without scripts it is sent as it is. Renders a `<form>`. */
export function SearchForm({ view }: { readonly view: SearchView }) {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(view.problems);
  const action = searchAction(locale);
  const show = (found: readonly SearchProblem[]): void => {
    setProblems(found);
    const first = found.find(({ field }) => field !== 'form')?.field;
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setProblems([]);
    const answer = await findOrder(action, { number: textOf(typed, 'number'), email: textOf(typed, 'email') });
    setBusy(false);
    if ('path' in answer) await navigate(answer.path);
    else show(answer.problems);
  };
  return (
    <Root ref={form} method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <Problem problems={problems} field="form" />
      {view.isExpired && problems.length === 0 && (
        <Notice tone="warn">
          <FormattedMessage id="orderSearch.expired" />
        </Notice>
      )}
      <SearchField name="number" problems={problems}>
        <TextInput name="number" defaultValue={view.number} maxLength={40} autoComplete="off" spellCheck={false} />
      </SearchField>
      <SearchField name="email" problems={problems}>
        <TextInput type="email" name="email" maxLength={254} autoComplete="email" />
      </SearchField>
      <Button type="submit" size="large" busy={busy}>
        <FormattedMessage id="orderSearch.find" />
      </Button>
    </Root>
  );
}

interface SearchFieldProps {
  readonly name: 'number' | 'email';
  readonly problems: readonly SearchProblem[];
  readonly children: ReactNode;
}

function SearchField({ name, problems, children }: SearchFieldProps) {
  const problem = problems.find(({ field }) => field === name);
  return (
    <Field
      label={<FormattedMessage id={`orderSearch.${name}`} />}
      hint={<FormattedMessage id={`orderSearch.${name}Hint`} />}
      error={problem && <FormattedMessage id={`orderSearch.problem.${problem.code}`} />}
      required
    >
      {children}
    </Field>
  );
}

function Problem({ problems, field }: Pick<SearchFieldProps, 'problems'> & { readonly field: 'form' }) {
  const problem = problems.find((one) => one.field === field);
  return (
    problem && (
      <Notice tone="bad" live>
        <FormattedMessage id={`orderSearch.problem.${problem.code}`} />
      </Notice>
    )
  );
}
