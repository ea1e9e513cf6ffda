import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { Fieldset } from '@headstock/ui/fieldset';
import { Notice } from '@headstock/ui/notice';
import { RadioCard } from '@headstock/ui/radio-card';
import { Skeleton } from '@headstock/ui/skeleton';
import { Suspense, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { counterPaymentMessages } from '#mfe-cart-checkout/messages/load-messages.ts';
import { CardChoice } from './card-choice.tsx';
import { CardForm } from './card-form.tsx';
import type { CardFrameHandle } from '@headstock/ui/card-frame';
import { allocate, type PrimaryMethod, type PaymentPlan } from './payment-plan.model.ts';
import type { PaymentOptions } from './use-payment-options.ts';
import { usePaymentMethodLabel } from './use-payment-method-label.ts';

const Methods = styled.div`
  display: grid;
  gap: 10px;
  & > .more {
    padding: 10px 2px 18px;
    &[hidden] {
      display: none;
    }
  }
`;

const CounterFields = lazyWithMessages(
  async () =>
    (await import(/* webpackChunkName: "counter-payment" */ './counter-payment-fields.tsx')).CounterPaymentFields,
  [counterPaymentMessages],
);

/** Props of the choice of a way to pay. */
export interface PaymentMethodsProps {
  readonly methods: readonly PrimaryMethod[];
  readonly options: PaymentOptions;
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  /** A way was chosen; what belongs to another one is taken back by whoever holds the plan. */
  readonly onMethod: (method: PrimaryMethod) => void;
  readonly dueCents: number;
  /** What Affirm's fee is, as far as it is known. */
  readonly feeCents: number;
  /** Somebody of the shop may take a part. */
  readonly allowsPartial: boolean;
  readonly frame: Ref<CardFrameHandle>;
  readonly onEnter: () => void;
  /** The way that is paid by hand lacks its name. */
  readonly typeMissing: boolean;
}

/** How the rest is paid: one way, with what it needs below it. Renders a `<fieldset>`. */
export function PaymentMethods({
  methods,
  options,
  plan,
  change,
  onMethod,
  frame,
  onEnter,
  ...rest
}: PaymentMethodsProps) {
  const { primaryCents } = allocate(plan, rest.dueCents);
  const money = useMoney();
  const label = usePaymentMethodLabel();
  const { cardFields } = options;
  const amount = money(primaryCents, 'always');
  const details: Partial<Record<PrimaryMethod, ReactNode>> = {
    CARD: (
      <CardChoice plan={plan} change={change} cards={options.viewer?.savedCards ?? null}>
        {cardFields.redirect ? (
          <RedirectNote method="CARD" />
        ) : (
          <CardForm
            ref={frame}
            fields={cardFields}
            card={plan.card}
            onOtherCard={() => change({ card: null, usesOtherCard: true })}
            onEnter={onEnter}
          />
        )}
      </CardChoice>
    ),
    AFFIRM: <AffirmNote feeCents={rest.feeCents} />,
    ACH: (
      <p className="hs-small">
        <FormattedMessage id="payment.ach.mandate" values={{ amount, shop: storeProfile.name }} />
      </p>
    ),
  };
  const detailOf = (method: PrimaryMethod): ReactNode => {
    if (method !== 'TERMINAL' && method !== 'MANUAL') return details[method] ?? <RedirectNote method={method} />;
    return (
      <Suspense fallback={<Skeleton height="120px" />}>
        <CounterFields method={method} plan={plan} change={change} {...rest} />
      </Suspense>
    );
  };
  return (
    <Fieldset
      legend={
        <FormattedMessage id={plan.storedValues.length > 0 ? 'payment.restOf' : 'payment.all'} values={{ amount }} />
      }
    >
      <Methods>
        {methods.map((method) => (
          <Method
            key={method}
            method={method}
            title={method === 'CARD' ? <FormattedMessage id="payment.card" /> : label(method)}
            chosen={plan.method === method}
            onChoose={() => onMethod(method)}
          >
            {detailOf(method)}
          </Method>
        ))}
      </Methods>
    </Fieldset>
  );
}

interface MethodProps {
  readonly method: PrimaryMethod;
  readonly title: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Method({ method, title, chosen, onChoose, children }: MethodProps) {
  // The card form is kept while another way is looked at, so that what was typed into it is not lost.
  const kept = method === 'CARD';
  return (
    <>
      <RadioCard
        name="pay-way"
        value={method}
        title={title}
        note={<FormattedMessage id={`payment.note.${method}`} />}
        checked={chosen}
        onChange={onChoose}
      />
      {(chosen || kept) && (
        <div className="more" hidden={!chosen}>
          {children}
        </div>
      )}
    </>
  );
}

function RedirectNote({ method }: { readonly method: PrimaryMethod }) {
  return (
    <p className="hs-small">
      <FormattedMessage id={method === 'CARD' ? 'payment.redirectCard' : 'payment.redirect'} />
    </p>
  );
}

function AffirmNote({ feeCents }: { readonly feeCents: number }) {
  const money = useMoney();
  if (feeCents === 0) return <RedirectNote method="AFFIRM" />;
  return (
    <Notice tone="info" live>
      <FormattedMessage id="payment.affirm.fee" values={{ amount: money(feeCents, 'always') }} />
    </Notice>
  );
}
