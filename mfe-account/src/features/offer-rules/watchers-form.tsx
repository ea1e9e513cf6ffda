import { type AmountProblem, readAmount } from '@headstock/contracts/amount';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { MOST_SHIPPING_CENTS } from '#mfe-account/features/offers/offer.model.ts';
import { LiveProceeds } from '#mfe-account/features/proceeds/live-proceeds.tsx';
import { PanelForm } from '#mfe-account/features/list-page/panel-form.tsx';
import type { OfferListing } from './offer-listing.model.ts';
import { useOfferListing } from './use-offer-listing.ts';

const shippingRange = { least: 0, most: MOST_SHIPPING_CENTS } as const;

/** Offers a listing to those who watch it, for less than the asking price and, where its seller sends it, with a price for shipping. Renders a `<form>`. */
export function WatchersForm({ row, onDone }: { readonly row: OfferListing; readonly onDone: () => void }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const price = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [shipping, setShipping] = useState('');
  useUnsavedForm({ amount, message, shipping });
  const [isShippingWrong, setShippingWrong] = useState(false);
  const shippingField = useRef<HTMLInputElement>(null);
  const { busy, refusal, failure, offerToWatchers } = useOfferListing(row.id);
  useLayoutEffect(() => price.current?.focus(), []);
  const takesShipping = row.listing.item.shippingIsNegotiable;
  const asking = formatMoney(row.listing.askingPrice.amountCents, intl);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = readAmount(amount, { least: 1, most: row.listing.askingPrice.amountCents - 1 });
    setProblem(typeof cents === 'number' ? null : cents);
    const shippingCents = takesShipping && shipping.trim() !== '' ? readAmount(shipping, shippingRange) : null;
    const isShipping = shippingCents === null || typeof shippingCents === 'number';
    setShippingWrong(!isShipping);
    if (typeof cents !== 'number') return price.current?.focus();
    if (!isShipping) return shippingField.current?.focus();
    const sent = await offerToWatchers({ amountCents: cents, shippingCents, message: message || null });
    if (!sent) return;
    const text = intl.formatMessage({ id: 'offerRules.sent' }, { count: sent.count });
    emit('notification/show', { message: text, tone: 'positive' });
    onDone();
  };
  const kind = problem === 'low' || problem === 'high' ? 'range' : problem;
  const amountError = kind
    ? intl.formatMessage({ id: `offerRules.amount.${kind}` }, { asking })
    : refusal?.field === 'AMOUNT'
      ? (refusal.message ?? undefined)
      : undefined;
  const shippingError = isShippingWrong
    ? intl.formatMessage({ id: 'offerRules.shippingError' }, { most: formatMoney(MOST_SHIPPING_CENTS, intl) })
    : refusal?.field === 'SHIPPING'
      ? (refusal.message ?? undefined)
      : undefined;
  const typed = readAmount(amount, { least: 1, most: row.listing.askingPrice.amountCents });
  const typedShipping = shipping.trim() === '' ? null : readAmount(shipping, shippingRange);
  return (
    <PanelForm noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id="offerRules.watchersHint" values={{ count: row.watchersLeft, asking }} />
      </p>
      <Field label={<FormattedMessage id="offerRules.price" />} error={amountError}>
        <TextInput
          ref={price}
          numeric
          inputMode="decimal"
          maxLength={16}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
      {takesShipping && (
        <Field
          label={<FormattedMessage id="offerRules.shipping" />}
          optionalLabel={<FormattedMessage id="offerRules.optional" />}
          hint={<FormattedMessage id="offerRules.shippingHint" />}
          error={shippingError}
        >
          <TextInput
            ref={shippingField}
            numeric
            inputMode="decimal"
            maxLength={16}
            value={shipping}
            onChange={({ target }) => setShipping(target.value)}
          />
        </Field>
      )}
      {typeof typed === 'number' && (
        <LiveProceeds
          listingId={row.listing.id}
          amountCents={typed}
          shippingCents={typeof typedShipping === 'number' ? typedShipping : null}
        />
      )}
      <Field
        label={<FormattedMessage id="offerRules.message" />}
        optionalLabel={<FormattedMessage id="offerRules.optional" />}
        error={refusal?.field === 'MESSAGE' ? (refusal.message ?? undefined) : undefined}
      >
        <Textarea rows={3} maxLength={1_000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <footer>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id="offerRules.send" values={{ count: row.watchersLeft }} />
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <FormattedMessage id="offerRules.back" />
        </Button>
      </footer>
    </PanelForm>
  );
}
