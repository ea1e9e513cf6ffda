import styled from '@emotion/styled';
import type { AddressProblems } from '@headstock/commerce-client/address-format';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Fieldset } from '@headstock/ui/fieldset';
import { Notice } from '@headstock/ui/notice';
import { PlainAddressFields } from '@headstock/ui/plain-address-fields';
import { RadioCard } from '@headstock/ui/radio-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { newAddress, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { needsDelivery } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { knownForm } from '#mfe-cart-checkout/features/checkout/known-form.ts';
import { addressErrors, pathOfPlainStep, refusalAt, typedForm } from './plain-checkout.model.ts';
import type { PlainStepProps } from './plain-contact.tsx';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

/** What another choice asks for is not shown; where that cannot be told, all is. */
const Root = styled(PlainStepForm)`
  &[data-pick-up]:has([name='shipOption'][value='home']:checked) > .store,
  &[data-pick-up='all']:has([name='shipOption'][value='store']:checked) > .home,
  &:has([name='id']:checked:not([value='-1'])) .new {
    display: none;
  }
  & > .home,
  & > .store,
  & .new {
    margin-top: 36px;
  }
`;

/** Where the orders go: to an address, or to a store. */
export function PlainDelivery({ checkout }: PlainStepProps) {
  const intl = useIntl();
  const { viewer, plainCheckout, addressStores, addresses } = checkout;
  const orders = checkout.orders.filter(needsDelivery);
  const refusal = refusalAt(plainCheckout, 'delivery');
  const form = typedForm(knownForm({ ...checkout, buyer: viewer }), plainCheckout);
  const isBook = form.id !== newAddress && addresses.some(({ id }) => id === form.id);
  const isSent = form.shipOption === 'home' || orders.some(({ canPickUp }) => !canPickUp);
  const problems = isBook || !isSent ? {} : addressErrors(form, refusal);
  const isAtField = Object.keys(problems).length > 0;
  const canPickUp = orders.some((order) => order.canPickUp);
  const onlyHere = orders.length > 0 && orders.every((order) => order.localPickupOnly);
  const sellers = orders.filter((order) => !order.canPickUp).map(({ seller }) => seller.displayName);
  const email = viewer?.email ?? orders.find(({ contact }) => contact)?.contact?.email;
  return (
    <>
      {email && (
        <p className="hs-lead">
          <FormattedMessage id="checkout.to" values={{ email }} />{' '}
          {viewer === null && (
            <Link to={pathOfPlainStep('contact')}>
              <FormattedMessage id="checkout.change" />
            </Link>
          )}
        </p>
      )}
      <Root
        step="delivery"
        data-pick-up={canPickUp && !onlyHere ? (sellers.length > 0 ? 'some' : 'all') : undefined}
        said={
          refusal?.code === 'unreachable' ? (
            <FormattedMessage id="checkout.unreachable" />
          ) : refusal?.code === 'other-country' ? (
            <FormattedMessage id="plainCheckout.otherCountry" />
          ) : isAtField ? null : (
            refusalText(refusal)
          )
        }
        action={<FormattedMessage id={onlyHere ? 'checkout.toPayment' : 'plainCheckout.toShipping'} />}
      >
        {onlyHere && (
          <Notice>
            <FormattedMessage id="checkout.pickUpOnly" />
          </Notice>
        )}
        {canPickUp && !onlyHere && (
          <Fieldset legend={<FormattedMessage id="checkout.delivery" />} choices>
            {(['home', 'store'] as const).map((option) => (
              <RadioCard
                key={option}
                name="shipOption"
                value={option}
                defaultChecked={form.shipOption === option}
                title={<FormattedMessage id={`checkout.ship.${option}`} />}
                note={
                  <FormattedMessage id={`checkout.ship.${option}Note`} values={{ street: storeProfile.address.line }} />
                }
              />
            ))}
          </Fieldset>
        )}
        {sellers.length > 0 && canPickUp && (
          <div className="store">
            <Notice>
              <FormattedMessage id="checkout.someSent" values={{ sellers: intl.formatList(sellers) }} />
            </Notice>
          </div>
        )}
        {canPickUp && (
          <div className={onlyHere || orders.some((order) => order.localPickupOnly) ? undefined : 'store'}>
            <Fieldset legend={<FormattedMessage id="checkout.store" />} choices>
              {addressStores.map((store, index) => {
                const [name, ...rest] = linesOf({ ...store, phone: null }, storeProfile.country);
                return (
                  <RadioCard
                    key={store.id}
                    name="storeId"
                    value={store.id}
                    defaultChecked={form.storeId === store.id || (form.storeId === '' && index === 0)}
                    title={name}
                    note={rest.join(', ')}
                  />
                );
              })}
            </Fieldset>
          </div>
        )}
        {!onlyHere && (
          <div className="home">
            <Home checkout={checkout} form={form} problems={problems} />
          </div>
        )}
      </Root>
    </>
  );
}

const nothing = (): void => undefined;

/** The fields of an address that is typed. */
function NewAddress({ form, problems }: { readonly form: CheckoutForm; readonly problems: AddressProblems }) {
  const { formatMessage } = useIntl();
  const fields = useAddressFields(form, nothing, problems);
  return <PlainAddressFields {...fields} showCountry={formatMessage({ id: 'plainCheckout.country' })} />;
}

interface HomeProps extends PlainStepProps {
  readonly form: CheckoutForm;
  readonly problems: ReturnType<typeof addressErrors>;
}

/** The address book of whoever is signed in, and a new address. */
function Home({ checkout: { addresses }, form, problems }: HomeProps) {
  const chosen = addresses.some(({ id }) => id === form.id) ? form.id : newAddress;
  if (addresses.length === 0) return <NewAddress form={form} problems={problems} />;
  return (
    <>
      <Fieldset legend={<FormattedMessage id="checkout.addressBook" />} choices>
        {addresses.map((address) => {
          const [name, ...rest] = linesOf(address, storeProfile.country);
          return (
            <RadioCard
              key={address.id}
              name="id"
              value={address.id}
              defaultChecked={chosen === address.id}
              title={name}
              note={rest.join(', ')}
            />
          );
        })}
        <RadioCard
          name="id"
          value={newAddress}
          defaultChecked={chosen === newAddress}
          title={<FormattedMessage id="checkout.newAddress" />}
          note={<FormattedMessage id="checkout.newAddressNote" />}
        />
      </Fieldset>
      <div className="new">
        <NewAddress
          form={chosen === newAddress ? form : { ...form, line1: '', line2: '', city: '' }}
          problems={problems}
        />
      </div>
    </>
  );
}
