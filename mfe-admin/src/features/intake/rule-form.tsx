import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { intakeDeals } from './intake-draft.model.ts';
import { type AdminIntakeRulesQuery, AdminIntakeRuleSaveDocument } from './intake.generated.ts';

type Rule = AdminIntakeRulesQuery['holdRules'][number];

/** Props of the form. */
export interface RuleFormProps {
  /** Null for a new one. */
  readonly rule: Rule | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** How long the law of a place keeps a kind of deal from being sold. Renders a `<form>`. */
export function RuleForm({ rule, onDone, onCancel }: RuleFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const [place, setPlace] = useState(rule?.place ?? '');
  const [deal, setDeal] = useState(rule?.deal ?? 'PURCHASE');
  const [days, setDays] = useState(rule ? String(rule.days) : '');
  const [source, setSource] = useState(rule?.source ?? '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // What is no number is refused by the API at its field.
    const whole = /^\d{1,4}$/.test(days.trim()) ? Number(days) : -1;
    const variables = { id: rule?.id ?? null, version: rule?.version ?? null, place, deal, days: whole, source };
    const answer = await run(
      async () => (await client.mutate(AdminIntakeRuleSaveDocument, variables, { quiet: true })).holdRuleSave,
    );
    if (answer?.success) onDone();
  };
  const errorAt = (name: string) => (refusal?.field === name ? refusal.message : undefined);
  const isEverywhere = rule?.place === '*';
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        {!isEverywhere && (
          <Field label={<FormattedMessage id="intake.field.place" />} error={errorAt('place')} required span="half">
            <TextInput name="place" maxLength={80} value={place} onChange={(event) => setPlace(event.target.value)} />
          </Field>
        )}
        <Field label={<FormattedMessage id="intake.field.deal" />} span="half">
          <Select
            name="deal"
            value={deal}
            disabled={isEverywhere}
            onChange={(event) => setDeal(intakeDeals.find((known) => known === event.target.value) ?? deal)}
          >
            {intakeDeals.map((each) => (
              <option key={each} value={each}>
                {formatMessage({ id: `intake.deal.${each}` })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<FormattedMessage id="intake.rule.days" />} error={errorAt('days')} required span="half">
          <TextInput
            name="days"
            numeric
            inputMode="numeric"
            maxLength={4}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        <Field
          label={<FormattedMessage id="intake.rule.source" />}
          hint={<FormattedMessage id="intake.rule.sourceHint" />}
          error={errorAt('source')}
          required
        >
          <TextInput name="source" maxLength={300} value={source} onChange={(event) => setSource(event.target.value)} />
        </Field>
      </FormGrid>
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="intake.rule.save" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="intake.cancel" />
      </Button>
    </form>
  );
}
