import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '@headstock/ui/text-button';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { PrepaidCodeField } from './prepaid-code-field.tsx';
import { keyOf, allocate, type PaymentPlan, type PaymentAllocation, type StoredValue } from './payment-plan.model.ts';
import { usePaymentMethodLabel } from './use-payment-method-label.ts';

const List = styled.ul`
  margin-bottom: 16px;
  border-top: 1px solid var(--hs-line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: center;
    min-height: 60px;
    border-bottom: 1px solid var(--hs-line);
  }
  & small {
    display: block;
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & .end {
    display: flex;
    align-items: center;
    gap: 14px;
  }
`;

/** Props of the part of a payment that codes and credits make. */
export interface StoredValueFieldsProps {
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  readonly dueCents: number;
  /** The credits of whoever pays, as the server told them. */
  readonly credits: readonly StoredValue[];
  /** False where a seller is paid directly. */
  readonly takesCodes: boolean;
  /** Why a code or credits were refused when they were to pay. */
  readonly refusal: ReactNode;
}

/** Codes and credits, applied on top: what each pays, line by line, and the way to take it off. Renders a `<fieldset>`. */
export function StoredValueFields({ plan, change, dueCents, credits, takesCodes, refusal }: StoredValueFieldsProps) {
  const { storedValues } = plan;
  const shares = allocate(plan, dueCents).storedValues;
  const codes = shares.filter(({ storedValue }) => storedValue.kind === 'CODE');
  const set = (next: readonly StoredValue[]): void => change({ storedValues: next });
  const without = (storedValue: StoredValue): StoredValue[] =>
    storedValues.filter((other) => keyOf(other) !== keyOf(storedValue));
  if (!takesCodes && credits.length === 0) return <CodesRefused />;
  return (
    <Fieldset legend={<FormattedMessage id="payment.storedValues" />}>
      {(codes.length > 0 || credits.length > 0) && (
        <List>
          {credits.map((credit) => (
            <Credit
              key={keyOf(credit)}
              credit={credit}
              share={shares.find(({ storedValue }) => keyOf(storedValue) === keyOf(credit))}
              onToggle={(on) => set(on ? [...without(credit), credit] : without(credit))}
            />
          ))}
          {codes.map((share) => (
            <Code key={keyOf(share.storedValue)} share={share} onRemove={() => set(without(share.storedValue))} />
          ))}
        </List>
      )}
      {takesCodes ? (
        <PrepaidCodeField
          applied={storedValues}
          onApply={(storedValue) => set([...storedValues, storedValue])}
          refusal={refusal}
        />
      ) : (
        <>
          {refusal && <FormError alert>{refusal}</FormError>}
          <CodesRefused />
        </>
      )}
    </Fieldset>
  );
}

function CodesRefused() {
  return (
    <p className="hs-small hs-mute">
      <FormattedMessage id="payment.code.notTaken" />
    </p>
  );
}

type Share = PaymentAllocation['storedValues'][number];

interface CreditProps {
  readonly credit: StoredValue;
  readonly share: Share | undefined;
  readonly onToggle: (on: boolean) => void;
}

function Credit({ credit, share, onToggle }: CreditProps) {
  const money = useMoney();
  const label = usePaymentMethodLabel();
  return (
    <li>
      <Checkbox checked={share !== undefined} onChange={(event) => onToggle(event.target.checked)}>
        {label(credit.kind, credit.isTrade)}
        <small>
          <FormattedMessage id="payment.storedValue.there" values={{ amount: money(credit.balanceCents, 'always') }} />
        </small>
      </Checkbox>
      {share && <b className="hs-num">{money(-share.amountCents, 'always')}</b>}
    </li>
  );
}

function Code({
  share: { storedValue, amountCents },
  onRemove,
}: {
  readonly share: Share;
  readonly onRemove: () => void;
}) {
  const money = useMoney();
  const label = usePaymentMethodLabel();
  const name = `${label(storedValue.kind, storedValue.isTrade)} ••••-${(storedValue.code ?? '').slice(-4)}`;
  const left = money(storedValue.balanceCents - amountCents, 'always');
  return (
    <li>
      <span>
        {name}
        <small>
          <FormattedMessage id="payment.storedValue.stays" values={{ amount: left }} />
        </small>
      </span>
      <span className="end">
        <b className="hs-num">{money(-amountCents, 'always')}</b>
        <TextButton onClick={onRemove}>
          <FormattedMessage id="payment.storedValue.remove" />
          <span className="hs-vh"> {name}</span>
        </TextButton>
      </span>
    </li>
  );
}
