import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { RadioCard } from '@headstock/ui/radio-card';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIntake } from './intake-context.ts';
import { intakeDeals } from './intake-draft.model.ts';
import { IntakeField } from './intake-field.tsx';
import type { AdminIntakeRulesQuery } from './intake.generated.ts';

type Rules = AdminIntakeRulesQuery['holdRules'];

/** Props of the step. */
export interface DealStepProps {
  readonly rules: Rules;
}

/** The rule of a place, else the one of everywhere. */
function ruleOf(rules: Rules, place: string, deal: string): Rules[number] | undefined {
  const ofDeal = rules.filter((rule) => rule.deal === deal);
  const wanted = place.trim().toLowerCase();
  return ofDeal.find((rule) => rule.place.toLowerCase() === wanted) ?? ofDeal.find((rule) => rule.place === '*');
}

/** The kind of deal, where it is made, its figures, and how long the law keeps the instrument. Renders fields. */
export function DealStep({ rules }: DealStepProps): ReactNode {
  const { formatMessage } = useIntl();
  const { draft, change } = useIntake();
  const rule = ruleOf(rules, draft.place, draft.deal);
  const isConsigned = draft.deal === 'CONSIGNMENT';
  const places = [...new Set(rules.map(({ place }) => place).filter((place) => place !== '*'))];
  return (
    <>
      <Fieldset legend={<FormattedMessage id="intake.field.deal" />} choices>
        {intakeDeals.map((deal) => (
          <RadioCard
            key={deal}
            name="deal"
            value={deal}
            checked={draft.deal === deal}
            onChange={() => change({ deal, termsVersion: 0, signature: '', signedAt: '' })}
            title={<FormattedMessage id={`intake.deal.${deal}`} />}
            note={<FormattedMessage id={`intake.deal.${deal}.note`} />}
          />
        ))}
      </Fieldset>
      <FormGrid>
        <IntakeField name="place" required maxLength={80} list="intake-places" />
        <datalist id="intake-places">
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </datalist>
        {isConsigned ? (
          <>
            <IntakeField name="share" required inputMode="numeric" numeric maxLength={3} span="third" />
            <IntakeField name="fee" required inputMode="decimal" numeric maxLength={20} span="third" />
            <IntakeField name="termDays" required inputMode="numeric" numeric maxLength={4} span="third" />
          </>
        ) : (
          <IntakeField name="paid" required inputMode="decimal" numeric maxLength={20} span="half" />
        )}
        {draft.deal === 'PURCHASE' && (
          <Field label={<FormattedMessage id="intake.field.paidFrom" />} span="half">
            <Select
              value={draft.paidFrom ?? 'CASH'}
              onChange={({ target }) => change({ paidFrom: target.value === 'BANK' ? 'BANK' : 'CASH' })}
            >
              <option value="CASH">{formatMessage({ id: 'intake.paidFrom.CASH' })}</option>
              <option value="BANK">{formatMessage({ id: 'intake.paidFrom.BANK' })}</option>
            </Select>
          </Field>
        )}
      </FormGrid>
      {rule && (
        <Notice>
          <FormattedMessage
            id="intake.holds"
            values={{ days: rule.days, source: rule.source, isEverywhere: String(rule.place === '*') }}
          />
        </Notice>
      )}
    </>
  );
}
