import { Button } from '@headstock/ui/button';
import type { Card } from '@headstock/ui/card';
import { CardField } from '@headstock/ui/card-field';
import type { CardFrameHandle } from '@headstock/ui/card-frame';
import { Notice } from '@headstock/ui/notice';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Props of the card form. */
export interface CardFormProps {
  readonly ref: Ref<CardFrameHandle>;
  readonly fields: { readonly url: string; readonly origin: string };
  /** The card that was typed already. */
  readonly card: Card | null;
  readonly onOtherCard: () => void;
  readonly onEnter: () => void;
}

/** The provider’s card form, the card that was typed into it, or what stands in for it when it does not come up. */
export function CardForm({ ref, fields, card, onOtherCard, onEnter }: CardFormProps) {
  const { formatMessage, locale } = useIntl();
  if (card)
    return (
      <Notice
        tone="good"
        action={
          <Button variant="outline" size="small" onClick={onOtherCard}>
            <FormattedMessage id="checkout.otherCard" />
          </Button>
        }
      >
        <FormattedMessage id="checkout.cardKept" values={{ network: card.network, last4: card.last4 }} />
      </Notice>
    );
  return (
    <>
      <CardField
        ref={ref}
        fields={fields}
        title={formatMessage({ id: 'checkout.cardFrame' })}
        locale={locale}
        onEnter={onEnter}
        missing={<FormattedMessage id="checkout.cardFormMissing" />}
        tryAgain={<FormattedMessage id="checkout.tryAgain" />}
      />
      <p className="hs-small hs-mute">
        <FormattedMessage id="checkout.cardPromise" />
      </p>
    </>
  );
}
