import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Fieldset } from '@headstock/ui/fieldset';
import { Notice } from '@headstock/ui/notice';
import { PostalAddress } from '@headstock/ui/postal-address';
import { RadioCard } from '@headstock/ui/radio-card';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { Arrival } from '#mfe-cart-checkout/features/delivery/arrival.tsx';
import { preferredOption } from '#mfe-cart-checkout/features/delivery/delivery.model.ts';
import { pathOfPlainStep, refusalAt } from './plain-checkout.model.ts';
import type { PlainStepProps } from './plain-contact.tsx';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

/** How fast each order comes, and what that costs. */
export function PlainShipping({ checkout }: PlainStepProps) {
  const money = useMoney();
  const { orders, ways, plainCheckout } = checkout;
  const asked = orders.filter(({ id }) => ways[id]);
  const address = asked.find(({ shipment }) => shipment?.address)?.shipment?.address;
  return (
    <>
      {address && (
        <>
          <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />
          <Link to={pathOfPlainStep('delivery')}>
            <FormattedMessage id="checkout.change" />
            <span className="hs-vh">
              {' '}
              <FormattedMessage id="checkout.review.delivery" />
            </span>
          </Link>
        </>
      )}
      <PlainStepForm
        step="shipping"
        said={refusalText(refusalAt(plainCheckout, 'shipping'))}
        action={<FormattedMessage id="checkout.toPayment" />}
      >
        {asked.map((order) => {
          const options = ways[order.id] ?? [];
          const chosen = preferredOption(options, order.shippingMethodRef)?.ref;
          return (
            <Fieldset
              key={order.id}
              legend={
                asked.length === 1 ? (
                  <FormattedMessage id="plainCheckout.ways" />
                ) : (
                  <FormattedMessage id="checkout.howFastFrom" values={{ seller: order.seller.displayName }} />
                )
              }
            >
              <div className="choices-below">
                {options.length === 0 && (
                  <Notice tone="warn">
                    <FormattedMessage id="checkout.unreachable" />
                  </Notice>
                )}
                {options.map((option) => {
                  const { amountCents } = option.price;
                  return (
                    <RadioCard
                      key={option.ref}
                      name={`way-${order.id}`}
                      value={option.ref}
                      defaultChecked={option.ref === chosen}
                      title={option.name}
                      note={<Arrival option={option} asOf={new Date(checkout.asOf)} />}
                      end={amountCents === 0 ? <FormattedMessage id="checkout.free" /> : money(amountCents)}
                    />
                  );
                })}
              </div>
            </Fieldset>
          );
        })}
      </PlainStepForm>
    </>
  );
}
