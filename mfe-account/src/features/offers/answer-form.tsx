import { type AmountProblem, readAmount, writeAmount } from '@headstock/contracts/amount';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  counterRange,
  currentCents,
  currentShipping,
  MOST_SHIPPING_CENTS,
  type OfferSide,
  type OpenOffer,
} from './offer.model.ts';
import { usePriceText } from './use-price-text.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { PanelForm } from '#mfe-account/features/list-page/panel-form.tsx';
import { LiveProceeds } from '#mfe-account/features/proceeds/live-proceeds.tsx';
import { type OfferAnswer, useOfferAnswer } from './use-offer-answer.ts';

/** Props of the form. */
export interface AnswerFormProps {
  readonly offer: OpenOffer;
  readonly side: OfferSide;
  readonly kind: OfferAnswer['kind'];
  readonly onDone: () => void;
}

const shippingRange = { least: 0, most: MOST_SHIPPING_CENTS } as const;

/** Cents as they stand in the field; nothing for what the checkout quotes. */
const shippingText = (cents: number | null, locale: string): string =>
  cents === null ? '' : writeAmount(cents, locale, 'short');

/** What an answer asks for before it is sent: another price, a message, or to be sure. Renders a `<form>`. */
export function AnswerForm({ offer, side, kind, onDone }: AnswerFormProps): ReactNode {
  const intl = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState('');
  const [shipping, setShipping] = useState(() => shippingText(currentShipping(offer), intl.locale));
  const [reply, setReply] = useState('');
  useUnsavedForm({ amount, shipping, reply });
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [shippingProblem, setShippingProblem] = useState(false);
  const { busy, refusal, failure, answer } = useOfferAnswer(offer);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const range = counterRange(offer, side);
  const priceText = usePriceText();
  const takesShipping = kind === 'COUNTER' && offer.listing.item.shippingIsNegotiable;
  const money = (cents: number): string => formatMoney(cents, intl);
  const prices = {
    price: priceText(currentCents(offer), currentShipping(offer)),
    above: money(range.above),
    below: money(side === 'buying' ? range.below : range.below - 1),
    net: offer.sellerNet ? money(offer.sellerNet.amountCents) : '',
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const shippingCents = takesShipping && shipping.trim() !== '' ? readAmount(shipping, shippingRange) : null;
    // With another price for shipping, the amount itself may stay.
    const slack = shippingCents === currentShipping(offer) ? 0 : 1;
    const amounts = { least: range.above + 1 - slack, most: range.below - 1 + (side === 'buying' ? slack : 0) };
    const cents = kind === 'COUNTER' ? readAmount(amount, { ...amounts, least: Math.max(1, amounts.least) }) : 0;
    const isShipping = shippingCents === null || typeof shippingCents === 'number';
    setProblem(typeof cents === 'number' ? null : cents);
    setShippingProblem(!isShipping);
    if (typeof cents !== 'number') return root.current?.querySelector('input')?.focus();
    if (!isShipping) return root.current?.querySelector<HTMLInputElement>('input[name="shipping"]')?.focus();
    const given: OfferAnswer =
      kind === 'COUNTER'
        ? { kind, amountCents: cents, shippingCents, reply }
        : kind === 'DECLINE'
          ? { kind, reply }
          : { kind };
    if (await answer(given)) onDone();
  };
  const takesText = kind === 'COUNTER' || (kind === 'DECLINE' && side === 'selling');
  const amountError = problem
    ? intl.formatMessage({ id: `offers.amount.${problem === 'low' || problem === 'high' ? 'range' : problem}` }, prices)
    : refusal?.field === 'AMOUNT'
      ? refusal.message
      : undefined;
  const typed = readAmount(amount, { least: 1, most: offer.listing.askingPrice.amountCents });
  const typedShipping = takesShipping && shipping.trim() !== '' ? readAmount(shipping, shippingRange) : null;
  const shippingError = shippingProblem
    ? intl.formatMessage({ id: 'offers.shippingError' }, { most: money(MOST_SHIPPING_CENTS) })
    : refusal?.field === 'SHIPPING'
      ? refusal.message
      : undefined;
  return (
    <PanelForm ref={root} noValidate aria-labelledby="offer-answer" onSubmit={(event) => void submit(event)}>
      <p id="offer-answer">
        <FormattedMessage id={`offers.ask.${kind}.${side}`} values={prices} />
      </p>
      {kind === 'COUNTER' && (
        <Field label={<FormattedMessage id="offers.amount" />} error={amountError}>
          <TextInput numeric inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
      )}
      {takesShipping && (
        <Field
          label={<FormattedMessage id="offers.shipping" />}
          optionalLabel={<FormattedMessage id="offers.optional" />}
          hint={<FormattedMessage id="offers.shippingHint" />}
          error={shippingError}
        >
          <TextInput
            name="shipping"
            numeric
            inputMode="decimal"
            value={shipping}
            onChange={({ target }) => setShipping(target.value)}
          />
        </Field>
      )}
      {kind === 'COUNTER' && side === 'selling' && typeof typed === 'number' && (
        <LiveProceeds
          listingId={offer.listing.id}
          amountCents={typed}
          shippingCents={typeof typedShipping === 'number' ? typedShipping : null}
        />
      )}
      {takesText && (
        <Field
          label={<FormattedMessage id="offers.message" />}
          optionalLabel={<FormattedMessage id="offers.optional" />}
          error={refusal?.field === 'MESSAGE' ? refusal.message : undefined}
        >
          <Textarea rows={3} maxLength={1_000} value={reply} onChange={({ target }) => setReply(target.value)} />
        </Field>
      )}
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <footer>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id={`offers.send.${kind}`} />
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <FormattedMessage id="offers.back" />
        </Button>
      </footer>
    </PanelForm>
  );
}
