import { useShopDate } from '@headstock/i18n/use-shop-date';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Heading } from '@headstock/ui/heading';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminBooksCloseDocument } from './journal.generated.ts';

/** Until when the books are closed, and closes them further. Renders a `<form>`. */
export function CloseBooksForm({ closedUntil }: { readonly closedUntil: string | null }): ReactNode {
  const client = useGraphQLClient();
  const formatDate = useShopDate();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(day === '');
    if (day === '') return;
    const done = await run(
      async () => (await client.mutate(AdminBooksCloseDocument, { day }, { quiet: true })).booksClose,
      'journal.closed',
    );
    if (!done?.success) return;
    setDay('');
    await revalidate();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <Heading level={3} step="3">
        <FormattedMessage id="journal.close" />
      </Heading>
      <p className="hs-mute">
        {closedUntil ? (
          <FormattedMessage id="journal.closedUntil" values={{ day: formatDate(`${closedUntil}T12:00:00Z`) }} />
        ) : (
          <FormattedMessage id="journal.openBooks" />
        )}
      </p>
      <Field
        label={<FormattedMessage id="journal.lastClosed" />}
        hint={<FormattedMessage id="journal.closeHint" />}
        required
        error={isMissing && day === '' ? <FormattedMessage id="money.required" /> : refusal?.message}
      >
        <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="outline" size="small" busy={isBusy}>
          <FormattedMessage id="journal.close" />
        </Button>
      </div>
    </form>
  );
}
