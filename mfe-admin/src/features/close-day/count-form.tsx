import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { AdminDaySheetSaveDocument } from './close-day.generated.ts';
import {
  amountFields,
  type CountProblems,
  type DaySheet,
  denominations,
  readCount,
  toCountValues,
  worthOf,
} from './day-sheet.model.ts';

const Pieces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: 14px 18px;
`;

const Sum = styled.p`
  display: flex;
  margin-block-start: 14px;
  justify-content: space-between;
  gap: 16px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** Counts the drawer by note and coin, and takes what the terminal and the other slips say. Renders a `<form>`. */
export function CountForm({ sheet }: { readonly sheet: DaySheet }): ReactNode {
  const client = useGraphQLClient();
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const { values, change, sent } = useTypedValues(toCountValues(sheet, intl.locale), sheet.version);
  const [problems, setProblems] = useState<CountProblems>({ pieces: [] });
  const money = (cents: number): string => formatMoney(cents, { locale: intl.locale, cents: 'always' });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = readCount(values);
    setProblems('problems' in read ? read.problems : { pieces: [] });
    if ('problems' in read) return;
    const variables = { day: sheet.day, version: sheet.version, sheet: read.sheet };
    const saved = await run(
      async () => (await client.mutate(AdminDaySheetSaveDocument, variables, { quiet: true })).daySheetSave,
      'closeDay.saved',
    );
    if (saved?.success) sent(values);
    // Also after a refusal: somebody else may have counted.
    if (saved) await revalidate();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void save(event)}>
      <Fieldset legend={<FormattedMessage id="closeDay.drawer" />}>
        <Pieces>
          {denominations.map((cents) => (
            <Field
              key={cents}
              label={<FormattedMessage id="closeDay.pieces" values={{ value: money(cents) }} />}
              error={problems.pieces.includes(cents) && <FormattedMessage id="closeDay.piecesWrong" />}
            >
              <TextInput
                numeric
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={values.pieces[cents] ?? ''}
                onChange={({ target }) => change({ pieces: { ...values.pieces, [cents]: target.value } })}
              />
            </Field>
          ))}
        </Pieces>
        <Sum aria-live="polite">
          <FormattedMessage id="closeDay.counted" />
          <span>{money(worthOf(values.pieces))}</span>
        </Sum>
      </Fieldset>
      <FormGrid>
        {amountFields.map((field) => {
          const problem = problems[field];
          const isRefused = field === 'banked' && refusal?.code === 'banked';
          return (
            <Field
              key={field}
              span="half"
              label={<FormattedMessage id={`closeDay.${field}`} />}
              hint={<FormattedMessage id={`closeDay.${field}Hint`} />}
              error={problem ? <FormattedMessage id={`money.amount.${problem}`} /> : isRefused && refusal.message}
            >
              <TextInput
                numeric
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                value={values[field]}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            </Field>
          );
        })}
      </FormGrid>
      {refusal && refusal.code !== 'banked' && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="closeDay.save" />
        </Button>
      </div>
    </form>
  );
}
