import { writeAmount } from '@headstock/contracts/amount';
import { emit } from '@headstock/event-bus';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reloadCart } from '@headstock/commerce-client/cart-queue';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { TextButton } from '@headstock/ui/text-button';
import { useCartContext } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { CartSetLineItemPriceDocument } from './staff-tools.generated.ts';
import { readCents } from '#mfe-cart-checkout/features/order-actions/read-cents.model.ts';
import { ActionForm, textOf } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { LineFacts } from './line-facts.tsx';
import { ReasonField } from './reason-field.tsx';
import { staffTexts } from './staff-texts.ts';

/** Props of what an admin can do to a line. */
export interface LineItemPriceToolProps {
  readonly orderId: string;
  readonly line: PricedLineItem;
}

/** The way to another price of a line. Renders a `<button>` and, when it is pressed, a dialog. */
export function LineItemPriceTool({ orderId, line }: LineItemPriceToolProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const title = line.listing.item.title;
  return (
    <>
      <TextButton
        aria-label={intl.formatMessage({ id: 'staffTools.priceOf' }, { title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="staffTools.price" />
      </TextButton>
      {open && <PriceDialog orderId={orderId} line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Why a price was not set: somebody else had set another one, or what the notification says. */
type Refusal = { readonly changed: string } | 'told';

/** Sets the price of a line, and why; null goes back to the listed one. Gives why it was refused, if it was. */
function useSetPrice({ orderId, line }: LineItemPriceToolProps) {
  const context = useCartContext();
  const intl = useIntl();
  return async (price: { readonly amountCents: number; readonly reason: string } | null): Promise<Refusal | null> => {
    const expectedCents = line.unitCost.amountCents;
    const variables = { lineItemId: line.id, orderId, expectedCents, ...price };
    const answer = await context.client.mutate(CartSetLineItemPriceDocument, variables, { quiet: true }).then(
      ({ cartUpdateLineItemPrice }) => cartUpdateLineItemPrice,
      () => null,
    );
    const changed = answer?.code === 'changed' ? answer.message : null;
    if (answer?.success || changed !== null) await reloadCart(context).catch(() => undefined);
    else
      emit(context.store, 'notification/show', {
        message: intl.formatMessage({ id: 'staffTools.priceFailed' }),
        tone: 'negative',
      });
    if (answer?.success) return null;
    return changed === null ? 'told' : { changed };
  };
}

function PriceDialog({ onClose, ...props }: LineItemPriceToolProps & { readonly onClose: () => void }) {
  const { line, orderId } = props;
  const { locale } = useIntl();
  const money = useMoney();
  const setPrice = useSetPrice(props);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wrong, setWrong] = useState<'empty' | 'number' | null>(null);
  const [isUnexplained, setUnexplained] = useState(false);
  const [typedCents, setTypedCents] = useState<number | null>(line.unitCost.amountCents);
  const listed = line.listing.askingPrice.amountCents;

  const send = async (price: Parameters<typeof setPrice>[0]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const refused = await setPrice(price);
    setBusy(false);
    if (refused === null) onClose();
    else if (refused !== 'told') setRefusal(refused.changed);
  };
  const submit = (form: FormData): void => {
    const text = textOf(form, 'amount');
    const amountCents = readCents(text);
    setWrong(text === '' ? 'empty' : amountCents === null ? 'number' : null);
    const reason = textOf(form, 'reason');
    setUnexplained(reason === '');
    if (amountCents !== null && reason !== '') void send({ amountCents, reason });
  };
  return (
    <ActionForm texts={staffTexts('price')} busy={busy} refusal={refusal} onSubmit={submit} onClose={onClose}>
      <Field
        label={<FormattedMessage id="staffTools.amount" values={{ title: line.listing.item.title }} />}
        hint={<FormattedMessage id="staffTools.listed" values={{ price: money(listed) }} />}
        error={wrong && <FormattedMessage id={`staffTools.error.${wrong}`} />}
        required
      >
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          numeric
          defaultValue={writeAmount(line.unitCost.amountCents, locale)}
          onChange={({ target }) => setTypedCents(readCents(target.value))}
          data-autofocus
        />
      </Field>
      <LineFacts orderId={orderId} lineItemId={line.id} cents={typedCents} />
      <ReasonField isMissing={isUnexplained} />
      {line.unitCost.amountCents !== listed && (
        <Button variant="outline" size="small" onClick={() => void send(null)}>
          <FormattedMessage id="staffTools.reset" values={{ price: money(listed) }} />
        </Button>
      )}
    </ActionForm>
  );
}
