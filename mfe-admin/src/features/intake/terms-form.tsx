import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { type AdminIntakeRulesQuery, AdminIntakeTermsPublishDocument } from './intake.generated.ts';

type Terms = AdminIntakeRulesQuery['dealTerms'][number];

/** What people sign for a kind of deal, in both languages; publishing makes the next version. Renders a `<form>`. */
export function TermsForm({ terms }: { readonly terms: Terms }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [textEn, setTextEn] = useState(terms.textEn);
  const [textFr, setTextFr] = useState(terms.textFr);
  const isChanged = textEn !== terms.textEn || textFr !== terms.textFr;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const variables = { deal: terms.deal, version: terms.version, textEn, textFr };
    const answer = await run(
      async () => (await client.mutate(AdminIntakeTermsPublishDocument, variables, { quiet: true })).dealTermsPublish,
    );
    if (answer?.success) await revalidate();
  };
  const errorAt = (name: string) => (refusal?.field === name ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="hs-mute">
        <FormattedMessage
          id="intake.termsSince"
          values={{ version: terms.version, day: <Day iso={terms.publishedAt} /> }}
        />
      </p>
      <Field label={<FormattedMessage id="intake.termsEn" />} error={errorAt('textEn')} required>
        <Textarea lang="en" maxLength={20_000} value={textEn} onChange={(event) => setTextEn(event.target.value)} />
      </Field>
      <Field label={<FormattedMessage id="intake.termsFr" />} error={errorAt('textFr')} required>
        <Textarea lang="fr" maxLength={20_000} value={textFr} onChange={(event) => setTextFr(event.target.value)} />
      </Field>
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy} disabled={!isChanged}>
        <FormattedMessage id="intake.termsPublish" values={{ version: terms.version + 1 }} />
      </Button>
    </form>
  );
}
