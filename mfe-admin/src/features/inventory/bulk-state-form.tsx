import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBulkForm } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { BulkForm } from './bulk-form.tsx';
import { pauseDay, type StateWay, stateInput, stateWays } from './bulk-state.model.ts';

/** Props of the form. */
export interface BulkStateFormProps {
  /** The choice that it opens with. */
  readonly first: StateWay;
}

/** Whether the chosen listings go on the shop, leave it until a day, or are archived; what would happen is shown next. Renders a `<form>`. */
export function BulkStateForm({ first }: BulkStateFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState(first);
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(() => pauseDay(now));
  const [isTyped, setTyped] = useState(false);
  const form = useBulkForm('listing-states', stateInput(way, day, now), isTyped);
  return (
    <BulkForm form={form}>
      <Field
        label={<FormattedMessage id="inventory.bulk.how" />}
        hint={<FormattedMessage id={`inventory.bulk.state.${way}.hint`} />}
      >
        <Select
          data-autofocus=""
          value={way}
          onChange={({ target }) => {
            setWay(stateWays.find((each) => each === target.value) ?? first);
            setTyped(true);
          }}
        >
          {stateWays.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `inventory.bulk.state.${each}` })}
            </option>
          ))}
        </Select>
      </Field>
      {way === 'unpublish' && (
        <Field
          label={<FormattedMessage id="inventory.until" />}
          required
          error={form.isWrong && <FormattedMessage id="inventory.bulk.untilWrong" />}
        >
          <TextInput
            type="date"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setTyped(true);
            }}
          />
        </Field>
      )}
    </BulkForm>
  );
}
