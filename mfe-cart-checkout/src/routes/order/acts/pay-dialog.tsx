import { GraphError, useQueryPort } from '@headstock/graph';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { emit } from '@headstock/event-bus';
import { useStore } from 'jotai';
import { useMoney } from '#cart/features/cart/use-money.ts';
import { intentMemory } from '#cart/features/checkout/checkout-memory.ts';
import { pay, type RunResult } from '#cart/features/payment/payment-commands.ts';
import { intentFor, seenOrders } from '#cart/features/payment/payment.model.ts';
import type { CardFrameHandle } from '#cart/routes/checkout/steps/card-frame.tsx';
import { CardForm } from '#cart/routes/checkout/steps/payment-step.tsx';
import { ActForm } from './act-form.tsx';
import type { ActProps } from './ship-dialogs.tsx';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const untold = (): void => undefined;

/** Pays what is still to pay for a placed order, with a card. A bank that asks leads back through the checkout. */
export function PayDialog({ order, onClose }: ActProps) {
  const port = useQueryPort();
  const store = useStore();
  const intl = useIntl();
  const money = useMoney(order.subTotal.currency.iso);
  const revalidator = useRevalidator();
  const frame = useRef<CardFrameHandle>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const settle = async (result: RunResult): Promise<void> => {
    switch (result.kind) {
      case 'placed':
        intentMemory.write(null);
        await revalidator.revalidate();
        emit(store, 'notification/show', {
          message: intl.formatMessage({ id: 'order.act.pay.done' }),
          tone: 'positive',
        });
        onClose();
        return;
      case 'action':
        window.location.assign(result.url);
        return;
      case 'changed':
        await revalidator.revalidate();
        setRefusal(intl.formatMessage({ id: 'checkout.changed' }));
        return;
      case 'open':
        setRefusal(intl.formatMessage({ id: 'checkout.status.open' }));
        return;
      default:
        setTries((count) => count + 1);
        setRefusal(result.message ?? intl.formatMessage({ id: 'checkout.declined' }));
    }
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const card = await frame.current?.submit();
      if (!card) return;
      const intent = intentFor(intentMemory.read(), seenOrders([order]), card.token, () => crypto.randomUUID());
      await settle(await pay({ port, keep: intentMemory.write, wait, onUncertain: untold }, intent));
    } catch (error) {
      setRefusal(error instanceof GraphError ? error.message : intl.formatMessage({ id: 'order.act.failed' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActForm name="pay" busy={busy} refusal={refusal} onSubmit={() => void submit()} onClose={onClose}>
      <p className="hs-num">
        <FormattedMessage
          id="order.stillToPay"
          values={{ amount: money(order.amountRemaining.amountCents, 'always') }}
        />
      </p>
      <CardForm key={tries} ref={frame} onEnter={() => void submit()} onRetry={() => setTries(tries + 1)} />
      <p className="hs-small hs-mute">
        <FormattedMessage id="checkout.cardPromise" />
      </p>
    </ActForm>
  );
}
