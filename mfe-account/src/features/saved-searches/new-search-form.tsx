import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { FrequencySelect } from './frequency-select.tsx';
import { readFrequency, type SearchFilter } from './saved-search.model.ts';
import { AccountSavedSearchCreateDocument, type SavedSearchFrequency } from './saved-searches.generated.ts';

interface NewSearchFormProps {
  readonly filter: SearchFilter;
  /** The name that is offered. */
  readonly name: string;
}

type Refusal = { readonly field: 'name' | null; readonly message: string };

/** Names a search and says how its finds are told; afterwards the list is shown. Renders a `<form>`. */
export function NewSearchForm({ filter, name: offered }: NewSearchFormProps): ReactNode {
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const [name, setName] = useState(offered);
  const [frequency, setFrequency] = useState<SavedSearchFrequency>('DAILY');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const { savedSearchCreate: answer } = await client.mutate(
        AccountSavedSearchCreateDocument,
        { filter, name, frequency },
        { quiet: true },
      );
      if (!answer.success) {
        const message = answer.message ?? formatMessage({ id: 'savedSearches.failed' });
        setRefusal({ field: answer.code === 'name' ? 'name' : null, message });
        return;
      }
      emit('notification/show', { tone: 'positive', message: formatMessage({ id: 'savedSearches.saved' }) });
      await navigate('/profile/buying/saved-searches', { replace: true });
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsForm
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Field
        label={<FormattedMessage id="savedSearches.name" />}
        error={refusal?.field === 'name' ? refusal.message : null}
      >
        <TextInput
          name="name"
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Field
        label={<FormattedMessage id="savedSearches.frequency" />}
        hint={<FormattedMessage id={`savedSearches.frequencyHint.${frequency}`} />}
      >
        <FrequencySelect
          name="frequency"
          value={frequency}
          onChange={({ currentTarget }) => setFrequency(readFrequency(currentTarget.value))}
        />
      </Field>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="savedSearches.save" />
        </Button>
      </div>
    </SettingsForm>
  );
}
