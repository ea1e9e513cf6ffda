import { useQueryPort } from '@headstock/graph';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { Skeleton } from '@headstock/ui/skeleton';
import { useEffect, useRef, useState, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardMemory } from '#cart/features/checkout/checkout-memory.ts';
import { useMemory } from '#cart/features/checkout/use-memory.ts';
import { CardFieldsDocument, type CardFieldsQuery } from '#cart/features/payment/payment.generated.ts';
import { CardFrame, type CardFrameHandle } from './card-frame.tsx';
import type { StepViewProps } from '../step-views.ts';
import { StepForm } from './step-form.tsx';

type CardFields = CardFieldsQuery['cardFields'];

/** Where the provider's form is; `failed` when that could not be asked. */
function useCardFields(): CardFields | 'failed' | null {
  const port = useQueryPort();
  const [fields, setFields] = useState<CardFields | 'failed' | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    port.query(CardFieldsDocument, {}, { quiet: true, signal: ended.signal }).then(
      ({ cardFields }) => setFields(cardFields),
      () => {
        if (!ended.signal.aborted) setFields('failed');
      },
    );
    return () => ended.abort();
  }, [port]);
  return fields;
}

/** The third step: the card, typed into the provider's own form, which our pages cannot read. */
export function PaymentStep({ payment, onDone }: StepViewProps) {
  const card = useMemory(cardMemory);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const frame = useRef<CardFrameHandle>(null);
  const submit = async (): Promise<void> => {
    if (card) return onDone();
    setBusy(true);
    const typed = await frame.current?.submit();
    setBusy(false);
    if (!typed) return;
    payment.forgetProblem();
    cardMemory.write(typed);
    onDone();
  };
  return (
    <StepForm onSubmit={submit} busy={busy} action={<FormattedMessage id="checkout.toReview" />}>
      {payment.problem?.kind === 'declined' && (
        <Notice tone="bad" live>
          {payment.problem.message ?? <FormattedMessage id="checkout.declined" />}
        </Notice>
      )}
      {card ? (
        <Notice
          tone="good"
          action={
            <Button variant="outline" size="small" onClick={() => cardMemory.write(null)}>
              <FormattedMessage id="checkout.otherCard" />
            </Button>
          }
        >
          <FormattedMessage id="checkout.cardKept" values={{ network: card.network, last4: card.last4 }} />
        </Notice>
      ) : (
        <CardForm key={tries} ref={frame} onEnter={() => void submit()} onRetry={() => setTries(tries + 1)} />
      )}
      <p className="hs-small hs-mute">
        <FormattedMessage id="checkout.cardPromise" />
      </p>
    </StepForm>
  );
}

interface CardFormProps {
  readonly ref: Ref<CardFrameHandle>;
  readonly onEnter: () => void;
  readonly onRetry: () => void;
}

/** The provider’s card form, or what stands in for it until it is there. */
export function CardForm({ ref, onEnter, onRetry }: CardFormProps) {
  const fields = useCardFields();
  const [silent, setSilent] = useState(false);
  if (fields === 'failed' || silent)
    return (
      <Notice
        tone="bad"
        live
        action={
          <Button variant="outline" size="small" onClick={onRetry}>
            <FormattedMessage id="checkout.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage id="checkout.cardFormMissing" />
      </Notice>
    );
  if (!fields) return <Skeleton height="170px" />;
  return <CardFrame ref={ref} fields={fields} onEnter={onEnter} onSilent={() => setSilent(true)} />;
}
