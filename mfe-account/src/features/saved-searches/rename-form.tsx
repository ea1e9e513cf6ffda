import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { NotSaved } from './use-saved-search.ts';

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  & > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  & > p {
    flex-basis: 100%;
  }
`;

interface RenameFormProps {
  readonly name: string;
  readonly busy: boolean;
  /** Saves a name; gives why it was not, or null. */
  readonly onSave: (name: string) => Promise<NotSaved | null>;
  readonly onClose: () => void;
}

/** Gives a search another name. Renders a `<form>`. */
export function RenameForm({ name: present, busy, onSave, onClose }: RenameFormProps): ReactNode {
  const [name, setName] = useState(present);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const save = async (): Promise<void> => {
    setProblem(null);
    const refused = await onSave(name);
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={<FormattedMessage id="savedSearches.name" />} error={problem?.message} required>
        <TextInput
          ref={input}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </Field>
      <FormFailure error={problem?.failure ?? null} />
      <Button type="submit" size="small" busy={busy}>
        <FormattedMessage id="savedSearches.rename.save" />
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        <FormattedMessage id="savedSearches.rename.cancel" />
      </Button>
    </Root>
  );
}
