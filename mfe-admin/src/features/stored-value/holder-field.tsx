import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AdminHoldersDocument, type AdminHoldersQuery } from './stored-value.generated.ts';

/** A member. */
export type Holder = AdminHoldersQuery['accounts']['edges'][number]['node'];

/** Props of the field. */
export interface HolderFieldProps {
  readonly chosen: Holder | null;
  readonly onChoose: (holder: Holder) => void;
  readonly isMissing: boolean;
}

/** Finds a member by name or e-mail, and chooses one of those who were found. */
export function HolderField({ chosen, onChoose, isMissing }: HolderFieldProps): ReactNode {
  const client = useGraphQLClient();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Holder[] | null>(null);
  const find = async (): Promise<void> => {
    if (text.trim() === '' || busy) return;
    setBusy(true);
    try {
      const { accounts } = await client.query(AdminHoldersDocument, { search: text.trim() });
      setFound(accounts.edges.map(({ node }) => node));
    } catch (error) {
      // The client has told the user.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  const findByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void find();
  };
  return (
    <>
      <Field
        label={<FormattedMessage id="storeCredits.holder" />}
        hint={<FormattedMessage id="storeCredits.holderHint" />}
        required
        error={isMissing && chosen === null && <FormattedMessage id="storeCredits.holderMissing" />}
      >
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={200}
          data-autofocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={findByEnter}
        />
      </Field>
      <div>
        <Button variant="outline" size="small" busy={busy} onClick={() => void find()}>
          <FormattedMessage id="storeCredits.find" />
        </Button>
      </div>
      {found?.length === 0 && (
        <FormError alert>
          <FormattedMessage id="storeCredits.nobody" />
        </FormError>
      )}
      {found && found.length > 0 && (
        <Fieldset legend={<FormattedMessage id="storeCredits.choose" />} choices>
          {found.map((holder) => (
            <RadioCard
              key={holder.id}
              name="holder"
              checked={chosen?.id === holder.id}
              onChange={() => onChoose(holder)}
              title={holder.displayName}
              note={holder.email ?? holder.username}
            />
          ))}
        </Fieldset>
      )}
    </>
  );
}
