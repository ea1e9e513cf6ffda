import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIntake } from './intake-context.ts';
import { identityPapers } from './intake-draft.model.ts';
import { IntakeField } from './intake-field.tsx';

/** From whom it comes; what is bought needs an identity paper. Renders a `FormGrid`. */
export function PersonStep(): ReactNode {
  const { formatMessage } = useIntl();
  const { draft, change } = useIntake();
  const isConsigned = draft.deal === 'CONSIGNMENT';
  return (
    <FormGrid>
      <IntakeField name="personName" required autoComplete="off" autoCapitalize="words" maxLength={160} />
      <IntakeField
        name="personEmail"
        required={isConsigned}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        span="half"
        hint={isConsigned ? <FormattedMessage id="intake.emailHint" /> : undefined}
      />
      <IntakeField name="personPhone" type="tel" inputMode="tel" autoComplete="off" maxLength={40} span="half" />
      <IntakeField name="personAddress" required={!isConsigned} autoComplete="off" maxLength={400} />
      <IntakeField name="idKind" required={!isConsigned} span="half">
        <Select name="idKind" value={draft.idKind} onChange={(event) => change({ idKind: event.target.value })}>
          <option value="">{formatMessage({ id: 'intake.choose' })}</option>
          {identityPapers.map((paper) => (
            <option key={paper} value={paper}>
              {formatMessage({ id: `intake.paper.${paper}` })}
            </option>
          ))}
        </Select>
      </IntakeField>
      <IntakeField
        name="idNumber"
        required={!isConsigned}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        numeric
        span="half"
        hint={<FormattedMessage id="intake.idHint" />}
      />
    </FormGrid>
  );
}
