import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import {
  addressFields,
  fieldsRequired,
  hasMissing,
  problemsOf,
  toAddressInput,
  type AddressField,
  type AddressProblems,
} from '@headstock/commerce-client/address-format';
import type { CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { needsDelivery } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { comparable } from './delivery.model.ts';
import { AddressConflict, Refusal, settleDelivery, type Choices, type PricedOrders } from './delivery-commands.ts';
import { isPickedUp, needsNewAddress } from './destination.model.ts';
import { knownForm } from '#mfe-cart-checkout/features/checkout/known-form.ts';
import { useAddressConflicts } from '@headstock/commerce-client/use-address-conflicts';
import { useAddressEdit, type AddressEdit } from '#mfe-cart-checkout/features/address/use-address-edit.ts';
import { useCheckoutForm, type ChangeForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';
import { routeOf, useQuote, type QuoteState } from './use-quote.ts';
import { changesBetween, type Change } from '#mfe-cart-checkout/features/payment/changes.model.ts';
import type { CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import type { Checkout } from '#mfe-cart-checkout/features/checkout/use-checkout.ts';
import { saveEdit } from '#mfe-cart-checkout/features/address/address-book.tsx';
import { focusFirst } from '#mfe-cart-checkout/features/checkout/step-form.tsx';

/** The delivery step's state. */
export interface Delivery {
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
  /** The orders that are sent or fetched. */
  readonly orders: readonly CheckoutOrder[];
  /** What to show at the fields; empty before the first press on the button. */
  readonly problems: AddressProblems;
  readonly quotes: QuoteState;
  /** The address of the address book that is being changed. */
  readonly edit: AddressEdit;
  readonly busy: boolean;
  /** What turned out to cost something else than was shown. */
  readonly changes: readonly Change[];
  readonly submit: () => Promise<void>;
  /** Submits a new address as it is, although its fields contradict each other. */
  readonly keepAddress: () => Promise<void>;
}

/**
 * Runs the delivery step.
 * @param root the step's form, in which a wrong field is focused
 * @param onDone called when everything is settled at the prices that were shown
 */
export function useDelivery(checkout: Checkout, root: RefObject<HTMLFormElement | null>, onDone: () => void): Delivery {
  const client = useGraphQLClient();
  const emit = useEmit();
  const intl = useIntl();
  const [form, change] = useCheckoutForm(knownForm(checkout), checkout.addressStores);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const { signedIn, showEstimates, reload } = checkout;
  const orders = checkout.orders.filter(needsDelivery);
  const takeOver = ({ orders: priced, warning }: PricedOrders): void => {
    showEstimates(priced);
    if (warning === null) return;
    emit('notification/show', { message: warning, tone: 'warning', timeout: 5000 });
    void reload().catch(() => undefined);
  };
  const quotes = useQuote(form, orders, takeOver);
  const edit = useAddressEdit(async () => {
    await reload();
    quotes.retry();
  }, checkout.buyerId);
  const isNew = needsNewAddress(form, orders);
  const conflicts = useAddressConflicts(form);
  const problems = isNew ? problemsOf(form) : {};
  const complain = (id: string): void =>
    emit('notification/show', { message: intl.formatMessage({ id }), tone: 'negative' });

  const focusFields = (fields: readonly AddressField[]): void =>
    focusFirst(
      root.current,
      fields.map((field) => `address-${field}`),
    );

  const isComplete = (): boolean => {
    const wrong = addressFields.filter((field) => problems[field]);
    if (wrong.length === 0) return true;
    if (signedIn && hasMissing(form, problems)) complain(fieldsRequired);
    focusFields(wrong);
    return false;
  };
  const settle = async (choices: Choices, seen: readonly CheckoutOrder[], keep: boolean): Promise<boolean> => {
    const address = isNew ? { input: toAddressInput(form, keep), signedIn, buyerId: checkout.buyerId } : null;
    const settled = await settleDelivery(client, orders, routeOf(form), choices, address);
    takeOver(settled);
    if (signedIn && settled.addressId) {
      await reload();
      change({ id: settled.addressId });
    }
    const now = comparable(settled.orders, seen);
    if (sumOf(now, 'amountRemaining') === sumOf(seen, 'amountRemaining')) return true;
    setChanges(changesBetween(seen, now));
    complain('checkout.changed');
    return false;
  };
  const submit = async (keep = conflicts.isKept(form)): Promise<void> => {
    setChecked(true);
    setChanges([]);
    // An address that is still being changed is saved first: who goes on means it as it stands there.
    const isEdited = edit.draft?.id === form.id && orders.some((order) => !isPickedUp(form, order));
    if (isEdited && !(await saveEdit(edit, root.current))) return;
    if (!isComplete()) return;
    setBusy(true);
    try {
      // What is compared later is what stood there when the button was pressed; prices still on the way were not seen.
      const displayed = quotes.quoting ? null : orders;
      const quote = await quotes.settled();
      const reachable = quote !== null && orders.every((order) => quote.choices[order.id] !== undefined);
      if (orders.length === 0 || (reachable && (await settle(quote.choices, displayed ?? quote.orders, keep))))
        onDone();
    } catch (error) {
      if (error instanceof AddressConflict) focusFields(conflicts.report(form, error.issues));
      if (error instanceof Refusal)
        emit('notification/show', {
          message: error.message || intl.formatMessage({ id: 'checkout.failed' }),
          tone: 'negative',
        });
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    change,
    orders,
    problems: checked ? { ...(isNew ? conflicts.problems : {}), ...problems } : {},
    quotes,
    edit,
    busy,
    changes,
    submit: () => submit(),
    keepAddress: () => {
      conflicts.keep(form);
      return submit(true);
    },
  };
}
