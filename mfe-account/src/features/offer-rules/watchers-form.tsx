import { type AmountProblem, readAmount } from '@headstock/commerce-client/amount';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferListing } from './offer-listing.model.ts';
import { useOfferListing } from './use-offer-listing.ts';

/** Offers a listing to those who watch it, for less than the asking price. Renders a `<form>`. */
export function WatchersForm({ row, onDone }: { readonly row: OfferListing; readonly onDone: () => void }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const price = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const { busy, refusal, offerToWatchers } = useOfferListing(row.id);
  useLayoutEffect(() => price.current?.focus(), []);
  const asking = formatMoney(row.listing.askingPrice.amountCents, intl);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = readAmount(amount, { least: 1, most: row.listing.askingPrice.amountCents - 1 });
    setProblem(typeof cents === 'number' ? null : cents);
    if (typeof cents !== 'number') return price.current?.focus();
    const sent = await offerToWatchers(cents, message);
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
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
      <Field
        label={<FormattedMessage id="offerRules.message" />}
        optionalLabel={<FormattedMessage id="offerRules.optional" />}
        error={refusal?.field === 'MESSAGE' ? (refusal.message ?? undefined) : undefined}
      >
        <Textarea rows={3} maxLength={1_000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
      <footer>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id="offerRules.send" values={{ count: row.watchersLeft }} />
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <FormattedMessage id="offerRules.back" />
        </Button>
      </footer>
    </form>
  );
}
