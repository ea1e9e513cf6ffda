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
import { CardForm } from './card-form.tsx';
import type { CardFrameHandle } from './card-frame.tsx';
import { shareOut, type MainKind, type PaymentPlan } from './payment-plan.model.ts';
import type { PaymentOptions } from './use-payment-options.ts';
import { useTenderLabel } from './use-payment-method-label.ts';

const Ways = styled.div`
  display: grid;
  gap: 10px;
  & > .more {
    padding: 10px 2px 18px;
    &[hidden] {
      display: none;
    }
  }
`;

const Staff = lazyWithMessages(
  async () => (await import(/* webpackChunkName: "counter-payment" */ './counter-payment-fields.tsx')).StaffFields,
  [counterPaymentMessages],
);

/** Props of the choice of a way to pay. */
export interface PayWaysProps {
  readonly kinds: readonly MainKind[];
  readonly options: PaymentOptions;
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  /** A way was chosen; what belongs to another one is taken back by whoever holds the plan. */
  readonly onKind: (kind: MainKind) => void;
  readonly dueCents: number;
  /** What Affirm's fee is, as far as it is known. */
  readonly feeCents: number;
  /** Somebody of the shop may take a part. */
  readonly partly: boolean;
  readonly frame: Ref<CardFrameHandle>;
  readonly onEnter: () => void;
  /** The way that is paid by hand lacks its name. */
  readonly typeMissing: boolean;
}

/** How the rest is paid: one way, with what it needs below it. Renders a `<fieldset>`. */
export function PayWays({ kinds, options, plan, change, onKind, frame, onEnter, ...rest }: PayWaysProps) {
  const { mainCents } = shareOut(plan, rest.dueCents);
  const money = useMoney();
  const label = useTenderLabel();
  const { cardFields } = options;
  const amount = money(mainCents, 'always');
  const details: Partial<Record<MainKind, ReactNode>> = {
    CARD: cardFields.redirect ? (
      <Away kind="CARD" />
    ) : (
      <CardForm
        ref={frame}
        fields={cardFields}
        card={plan.card}
        onOtherCard={() => change({ card: null })}
        onEnter={onEnter}
      />
    ),
    AFFIRM: <Affirm feeCents={rest.feeCents} />,
    ACH: (
      <p className="hs-small">
        <FormattedMessage id="pay.ach.mandate" values={{ amount, shop: storeProfile.name }} />
      </p>
    ),
  };
  const detailOf = (kind: MainKind): ReactNode => {
    if (kind !== 'TERMINAL' && kind !== 'MANUAL') return details[kind] ?? <Away kind={kind} />;
    return (
      <Suspense fallback={<Skeleton height="120px" />}>
        <Staff kind={kind} plan={plan} change={change} {...rest} />
      </Suspense>
    );
  };
  return (
    <Fieldset legend={<FormattedMessage id={plan.purses.length > 0 ? 'pay.restOf' : 'pay.all'} values={{ amount }} />}>
      <Ways>
        {kinds.map((kind) => (
          <Way
            key={kind}
            kind={kind}
            title={kind === 'CARD' ? <FormattedMessage id="pay.card" /> : label(kind)}
            chosen={plan.kind === kind}
            onChoose={() => onKind(kind)}
          >
            {detailOf(kind)}
          </Way>
        ))}
      </Ways>
    </Fieldset>
  );
}

interface WayProps {
  readonly kind: MainKind;
  readonly title: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Way({ kind, title, chosen, onChoose, children }: WayProps) {
  // The card form is kept while another way is looked at, so that what was typed into it is not lost.
  const kept = kind === 'CARD';
  return (
    <>
      <RadioCard
        name="pay-way"
        value={kind}
        title={title}
        note={<FormattedMessage id={`pay.note.${kind}`} />}
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

function Away({ kind }: { readonly kind: MainKind }) {
  return (
    <p className="hs-small">
      <FormattedMessage id={kind === 'CARD' ? 'pay.awayCard' : 'pay.away'} />
    </p>
  );
}

function Affirm({ feeCents }: { readonly feeCents: number }) {
  const money = useMoney();
  if (feeCents === 0) return <Away kind="AFFIRM" />;
  return (
    <Notice tone="info" live>
      <FormattedMessage id="pay.affirm.fee" values={{ amount: money(feeCents, 'always') }} />
    </Notice>
  );
}
