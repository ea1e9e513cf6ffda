import { type AmountProblem, readAmount } from '@headstock/commerce-client/amount';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { counterRange, currentCents, type OfferSide, type OpenOffer } from './offer.model.ts';
import { type OfferAnswer, useOfferAnswer } from './use-offer-answer.ts';

/** Props of the form. */
export interface AnswerFormProps {
  readonly offer: OpenOffer;
  readonly side: OfferSide;
  readonly kind: OfferAnswer['kind'];
  readonly onDone: () => void;
}

/** What an answer asks for before it is sent: another price, a message, or to be sure. Renders a `<form>`. */
export function AnswerForm({ offer, side, kind, onDone }: AnswerFormProps): ReactNode {
  const intl = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState('');
  const [reply, setReply] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const { busy, refusal, answer } = useOfferAnswer(offer.id);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const range = counterRange(offer, side);
  const money = (cents: number): string => formatMoney(cents, intl);
  const prices = {
    price: money(currentCents(offer)),
    above: money(range.above),
    below: money(side === 'buying' ? range.below : range.below - 1),
    net: offer.sellerNet ? money(offer.sellerNet.amountCents) : '',
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = kind === 'COUNTER' ? readAmount(amount, { least: range.above + 1, most: range.below - 1 }) : 0;
    setProblem(typeof cents === 'number' ? null : cents);
    if (typeof cents !== 'number') return root.current?.querySelector('input')?.focus();
    const given: OfferAnswer =
      kind === 'COUNTER' ? { kind, amountCents: cents, reply } : kind === 'DECLINE' ? { kind, reply } : { kind };
    if (await answer(given)) onDone();
  };
  const takesText = kind === 'COUNTER' || (kind === 'DECLINE' && side === 'selling');
  const amountError = problem
    ? intl.formatMessage({ id: `offers.amount.${problem === 'low' || problem === 'high' ? 'range' : problem}` }, prices)
    : refusal?.field === 'AMOUNT'
      ? refusal.message
      : undefined;
  return (
    <form ref={root} noValidate aria-labelledby="offer-answer" onSubmit={(event) => void submit(event)}>
      <p id="offer-answer">
        <FormattedMessage id={`offers.ask.${kind}.${side}`} values={prices} />
      </p>
      {kind === 'COUNTER' && (
        <Field label={<FormattedMessage id="offers.amount" />} error={amountError}>
          <TextInput numeric inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
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
      <footer>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id={`offers.send.${kind}`} />
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <FormattedMessage id="offers.back" />
        </Button>
      </footer>
    </form>
  );
}
