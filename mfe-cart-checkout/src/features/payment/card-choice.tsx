import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PaymentPlan } from './payment-plan.model.ts';
import { expiryText, MAXIMUM_CARDS, type SavedCard } from './saved-card.model.ts';

const Cards = styled.div`
  display: grid;
  gap: 10px;
  & > .typed {
    padding: 10px 2px 0;
    &[hidden] {
      display: none;
    }
  }
`;

/** Props of the choice of a card. */
export interface CardChoiceProps {
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  /** The cards that are kept for whoever pays; null for a guest, who can keep none. */
  readonly cards: readonly SavedCard[] | null;
  /** Where another card is typed. */
  readonly children: ReactNode;
}

/** Which card pays: one of those that are kept, or another one, which is kept only when the payer says so. */
export function CardChoice({ plan, change, cards, children }: CardChoiceProps) {
  const { savedCard, savesCard } = plan;
  const typed = (
    <>
      {children}
      {cards && cards.length < MAXIMUM_CARDS && (
        <SaveCard checked={savesCard} onChange={(saves) => change({ savesCard: saves })} />
      )}
    </>
  );
  if (!cards || cards.length === 0) return typed;
  return (
    <Fieldset legend={<FormattedMessage id="payment.saved.which" />}>
      <Cards>
        {cards.map((card) => (
          <RadioCard
            key={card.id}
            name="pay-card"
            value={card.id}
            disabled={card.isExpired}
            checked={savedCard?.id === card.id}
            title={<FormattedMessage id="checkout.card" values={{ network: card.network, last4: card.last4 }} />}
            note={
              <FormattedMessage
                id={card.isExpired ? 'payment.saved.expired' : 'payment.saved.until'}
                values={{ date: expiryText(card) }}
              />
            }
            onChange={() => {
              const { id, network, last4 } = card;
              change({ savedCard: { id, network, last4 }, usesOtherCard: false, card: null });
            }}
          />
        ))}
        <RadioCard
          name="pay-card"
          value="other"
          checked={savedCard === null}
          title={<FormattedMessage id="payment.saved.other" />}
          onChange={() => change({ savedCard: null, usesOtherCard: true })}
        />
        {savedCard === null && <div className="typed">{typed}</div>}
      </Cards>
    </Fieldset>
  );
}

function SaveCard({ checked, onChange }: { readonly checked: boolean; readonly onChange: (saves: boolean) => void }) {
  return (
    <>
      <Checkbox
        checked={checked}
        aria-describedby="save-card-consent"
        onChange={(event) => onChange(event.target.checked)}
      >
        <FormattedMessage id="payment.saved.save" />
      </Checkbox>
      <p className="hs-small hs-mute" id="save-card-consent">
        <FormattedMessage id="payment.saved.consent" />
      </p>
    </>
  );
}
