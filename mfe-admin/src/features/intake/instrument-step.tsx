import { conditions } from '@headstock/contracts/listing-document';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SerialReport } from '#mfe-admin/features/serials/serial-report.tsx';
import { useSerialLookup } from '#mfe-admin/features/serials/use-serial-lookup.ts';
import { useIntake } from './intake-context.ts';
import { IntakeField } from './intake-field.tsx';
import type { AdminIntakePlacesQuery } from './intake.generated.ts';
import { ScanButton } from './scan-button.tsx';

/** Props of the step. */
export interface InstrumentStepProps {
  readonly categories: AdminIntakePlacesQuery['categories'];
}

/** What it is, serial first, with what the shop knows of that serial. Renders a `FormGrid`. */
export function InstrumentStep({ categories }: InstrumentStepProps): ReactNode {
  const { formatMessage } = useIntl();
  const { draft, change, problems } = useIntake();
  const { lookup } = useSerialLookup(draft.serial, draft.brand);
  const isWatched = (lookup?.stolen.length ?? 0) > 0;
  return (
    <FormGrid>
      <IntakeField
        name="serial"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        numeric
        hint={<FormattedMessage id="intake.serialHint" />}
      />
      <div>
        <ScanButton onScan={(serial) => change({ serial })} />
      </div>
      {lookup && (
        <SerialReport
          lookup={lookup}
          maker={draft.brand}
          onMaker={(brand) => change({ brand })}
          onYear={(year) => change({ year: String(year) })}
        />
      )}
      {isWatched && (
        <Field label={<FormattedMessage id="intake.field.watchNote" />} error={problems['watchNote']} required>
          <Textarea
            name="watchNote"
            maxLength={2_000}
            value={draft.watchNote}
            onChange={(event) => change({ watchNote: event.target.value })}
          />
        </Field>
      )}
      <IntakeField name="brand" required maxLength={80} span="half" autoCapitalize="words" />
      <IntakeField name="model" maxLength={120} span="half" autoCapitalize="words" />
      <IntakeField name="kind" required span="half">
        <Select name="kind" value={draft.kind} onChange={(event) => change({ kind: event.target.value })}>
          <option value="">{formatMessage({ id: 'intake.choose' })}</option>
          {categories.map(({ slug, title, types }) => (
            <optgroup key={slug} label={title}>
              {types.map((type) => (
                <option key={type.slug} value={`${slug}/${type.slug}`}>
                  {type.title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </IntakeField>
      <IntakeField name="condition" span="half">
        <Select
          name="condition"
          value={draft.condition}
          onChange={(event) => change({ condition: event.target.value })}
        >
          <option value="">{formatMessage({ id: 'intake.choose' })}</option>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {formatMessage({ id: `admin.condition.${condition}` })}
            </option>
          ))}
        </Select>
      </IntakeField>
      <IntakeField name="year" inputMode="numeric" numeric maxLength={4} span="third" />
      <IntakeField name="finish" maxLength={80} span="third" />
      <IntakeField name="price" inputMode="decimal" numeric maxLength={20} span="third" />
    </FormGrid>
  );
}
