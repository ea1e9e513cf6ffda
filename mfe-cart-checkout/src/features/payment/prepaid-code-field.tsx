import styled from '@emotion/styled';
import { GraphQLError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoredValue } from './payment-plan.model.ts';
import { fetchCodeBalance, normalizeCode } from './stored-value-commands.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 10px;
  align-items: start;
  max-width: 460px;
  & > button {
    margin-top: 25px;
  }
`;

/** Props of the field for a code. */
export interface PrepaidCodeFieldProps {
  readonly applied: readonly StoredValue[];
  readonly onApply: (storedValue: StoredValue) => void;
  /** Why a code was refused when it was to pay. */
  readonly refusal: ReactNode;
}

/** Where a gift or trade code is typed. What is wrong with one is said here, and what was typed stays. */
export function PrepaidCodeField({ applied, onApply, refusal }: PrepaidCodeFieldProps) {
  const client = useGraphQLClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);

  const apply = async (): Promise<void> => {
    if (busy) return;
    const known = applied.some(({ code }) => code === normalizeCode(text));
    if (normalizeCode(text) === '' || known) {
      setError(<FormattedMessage id={known ? 'payment.code.alreadyApplied' : 'payment.code.missing'} />);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const answer = await fetchCodeBalance(client, text);
      if ('storedValue' in answer) {
        onApply(answer.storedValue);
        setText('');
      } else if ('problem' in answer) setError(<FormattedMessage id={`payment.code.${answer.problem}`} />);
      else setError(answer.message ?? <FormattedMessage id="payment.code.unchecked" />);
    } catch (thrown) {
      setError(thrown instanceof GraphQLError ? thrown.message : <FormattedMessage id="payment.code.unchecked" />);
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it would go on to the next step.
    event.preventDefault();
    void apply();
  };
  return (
    <Root>
      <Field
        label={<FormattedMessage id="payment.code.label" />}
        hint={<FormattedMessage id="payment.code.hint" />}
        error={error ?? refusal}
      >
        <TextInput
          ref={field}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button variant="outline" busy={busy} onClick={() => void apply()}>
        <FormattedMessage id="payment.code.apply" />
      </Button>
    </Root>
  );
}
