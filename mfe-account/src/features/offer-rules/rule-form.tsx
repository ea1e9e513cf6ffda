import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { PanelForm } from '#mfe-account/features/list-page/panel-form.tsx';
import { readPercent, shareOfPrice, type OfferListing } from './offer-listing.model.ts';
import { useOfferListing } from './use-offer-listing.ts';

/** The rule by which the shop answers offers on a listing with another price. Renders a `<form>`. */
export function RuleForm({ row, onDone }: { readonly row: OfferListing; readonly onDone: () => void }): ReactNode {
  const intl = useIntl();
  const first = useRef<HTMLInputElement>(null);
  const [below, setBelow] = useState(row.rule ? String(row.rule.belowPercent) : '');
  const [counter, setCounter] = useState(row.rule ? String(row.rule.counterPercent) : '');
  useUnsavedForm({ below, counter });
  const [isWrong, setIsWrong] = useState(false);
  const { busy, refusal, failure, setRule } = useOfferListing(row.id);
  useLayoutEffect(() => first.current?.focus(), []);
  const [belowPercent, counterPercent] = [readPercent(below), readPercent(counter)];
  const money = (percent: number): string =>
    formatMoney(shareOfPrice(row.listing.askingPrice.amountCents, percent), intl);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsWrong(belowPercent === null || counterPercent === null);
    if (belowPercent === null || counterPercent === null) return;
    if (await setRule({ belowPercent, counterPercent })) onDone();
  };
  const errorOf = (field: 'BELOW' | 'COUNTER', value: number | null): string | undefined => {
    if (isWrong && value === null) return intl.formatMessage({ id: 'offerRules.percentMissing' });
    return refusal?.field === field ? (refusal.message ?? undefined) : undefined;
  };
  return (
    <PanelForm noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id="offerRules.ruleHint" />
      </p>
      <Field label={<FormattedMessage id="offerRules.below" />} error={errorOf('BELOW', belowPercent)}>
        <TextInput
          ref={first}
          numeric
          inputMode="numeric"
          maxLength={5}
          value={below}
          onChange={({ target }) => setBelow(target.value)}
        />
      </Field>
      <Field label={<FormattedMessage id="offerRules.counter" />} error={errorOf('COUNTER', counterPercent)}>
        <TextInput
          numeric
          inputMode="numeric"
          maxLength={5}
          value={counter}
          onChange={({ target }) => setCounter(target.value)}
        />
      </Field>
      {belowPercent !== null && counterPercent !== null && (
        <p role="status">
          <FormattedMessage
            id="offerRules.preview"
            values={{ below: money(belowPercent), price: money(counterPercent) }}
          />
        </p>
      )}
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <footer>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id="offerRules.save" />
        </Button>
        {row.rule && (
          <Button variant="quiet" size="small" onClick={() => void setRule(null).then((answer) => answer && onDone())}>
            <FormattedMessage id="offerRules.remove" />
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDone}>
          <FormattedMessage id="offerRules.back" />
        </Button>
      </footer>
    </PanelForm>
  );
}
