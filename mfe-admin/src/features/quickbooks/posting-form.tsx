import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminQuickBooksPostingDocument, type AdminQuickBooksQuery } from './quickbooks.generated.ts';

const postings = ['DOCUMENTS', 'DAILY'] as const;

/** Props of the form. */
export type PostingFormProps = Pick<AdminQuickBooksQuery['quickbooks'], 'posting' | 'nextPosting'>;

/** Chooses how the books go to QuickBooks from tomorrow on. Renders a `<form>`. */
export function PostingForm({ posting, nextPosting }: PostingFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [chosen, setChosen] = useState(nextPosting);
  const nameOf = (one: (typeof postings)[number]): string => formatMessage({ id: `quickbooks.posting.${one}` });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const variables = { posting: chosen, expected: nextPosting };
    const answer = await run(
      async () =>
        (await client.mutate(AdminQuickBooksPostingDocument, variables, { quiet: true })).quickbooksPostingSet,
      'quickbooks.postingSaved',
    );
    if (answer?.success || answer?.code === 'changed') await revalidate();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void save(event)}>
      <Field
        label={<FormattedMessage id="quickbooks.posting" />}
        hint={<FormattedMessage id="quickbooks.postingHint" />}
        error={refusal?.message}
      >
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(postings.find((one) => one === target.value) ?? chosen)}
        >
          {postings.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      {posting !== nextPosting && (
        <p className="hs-mute" role="status">
          <FormattedMessage id="quickbooks.postingNext" values={{ posting: nameOf(nextPosting) }} />
        </p>
      )}
      <div>
        <Button type="submit" size="small" variant="outline" busy={isBusy} disabled={chosen === nextPosting}>
          <FormattedMessage id="quickbooks.postingSave" />
        </Button>
      </div>
    </form>
  );
}
