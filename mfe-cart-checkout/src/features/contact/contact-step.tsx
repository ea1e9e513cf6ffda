import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withBuyer, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { setGuestContact } from './contact-commands.ts';
import { contactProblems, normalizeEmail, type ContactField } from './contact.model.ts';
import { knownForm } from '#mfe-cart-checkout/features/checkout/known-form.ts';
import { useCheckoutForm, type ChangeForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';
import type { StepViewProps } from '#mfe-cart-checkout/features/checkout/step-props.ts';
import type { Checkout } from '#mfe-cart-checkout/features/checkout/use-checkout.ts';
import { focusFirst, StepForm } from '#mfe-cart-checkout/features/checkout/step-form.tsx';

/** Whether the orders already name exactly this guest. */
function isNamed({ orders }: Checkout, form: CheckoutForm): boolean {
  return orders.every(
    ({ contact }) =>
      contact?.email === normalizeEmail(form.email) &&
      contact.firstName === form.buyerFirstName.trim() &&
      contact.lastName === form.buyerLastName.trim(),
  );
}

/** The first step: who buys. Whoever is signed in only sees who that is. */
export function ContactStep({ checkout, onDone }: StepViewProps) {
  const client = useGraphQLClient();
  const botCheck = useBotCheck('REGISTRATION');
  const emit = useEmit();
  const intl = useIntl();
  const [form, change] = useCheckoutForm(knownForm(checkout), checkout.addressStores);
  const root = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const buyer = { email: form.email, firstName: form.buyerFirstName, lastName: form.buyerLastName };
  const problems = checkout.signedIn ? {} : contactProblems(buyer);

  const complain = (message: string): void =>
    emit('notification/show', { message: message || intl.formatMessage({ id: 'checkout.failed' }), tone: 'negative' });
  const send = async (): Promise<boolean> => {
    if (checkout.signedIn || isNamed(checkout, form)) return true;
    const ids = checkout.orders.map((order) => order.id);
    const refusal = await setGuestContact(client, ids, buyer, botCheck);
    if (refusal === null) await checkout.reload();
    else complain(refusal);
    return refusal === null;
  };
  const submit = async (): Promise<void> => {
    setChecked(true);
    const wrong = (['email', 'firstName', 'lastName'] as const).filter((field) => problems[field]);
    if (wrong.length > 0)
      return focusFirst(
        root.current,
        wrong.map((field) => `contact-${field}`),
      );
    setBusy(true);
    const sent = await send().catch((error: unknown) => {
      // Of its own errors the client has told the shopper already; the bot check's are ours. What was typed stays.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) complain('');
      return false;
    });
    setBusy(false);
    if (sent) onDone();
  };
  return (
    <StepForm ref={root} onSubmit={submit} busy={busy} action={<FormattedMessage id="checkout.toDelivery" />}>
      {checkout.buyer ? (
        <p className="hs-lead">
          <FormattedMessage
            id={checkout.buyerId === null ? 'checkout.signedInAs' : 'checkout.buysFor'}
            values={{
              who: [[checkout.buyer.firstName, checkout.buyer.lastName].filter(Boolean).join(' '), checkout.buyer.email]
                .filter(Boolean)
                .join(', '),
            }}
          />
        </p>
      ) : (
        <ContactFields form={form} change={change} problems={checked ? problems : {}} />
      )}
    </StepForm>
  );
}

interface ContactFieldsProps {
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
  readonly problems: ReturnType<typeof contactProblems>;
}

function ContactFields({ form, change, problems }: ContactFieldsProps) {
  const intl = useIntl();
  const label = (id: string): string => intl.formatMessage({ id: `checkout.field.${id}` });
  const person = (id: string): string => intl.formatMessage({ id: `address.field.${id}` });
  const error = (field: ContactField): string | undefined => {
    const problem = problems[field];
    return (
      problem && intl.formatMessage({ id: problem === 'email' ? 'checkout.error.email' : 'address.error.missing' })
    );
  };
  return (
    <FormGrid>
      <Field id="contact-email" label={label('email')} hint={label('emailHint')} error={error('email')} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => change({ email: event.target.value.toLowerCase() })}
        />
      </Field>
      <Field id="contact-firstName" label={person('firstName')} error={error('firstName')} span="half" required>
        <TextInput
          autoComplete="given-name"
          value={form.buyerFirstName}
          onChange={(event) => change(withBuyer(form, 'firstName', event.target.value))}
        />
      </Field>
      <Field id="contact-lastName" label={person('lastName')} error={error('lastName')} span="half" required>
        <TextInput
          autoComplete="family-name"
          value={form.buyerLastName}
          onChange={(event) => change(withBuyer(form, 'lastName', event.target.value))}
        />
      </Field>
      <Field label={person('phone')} optionalLabel={person('optional')} hint={label('phoneHint')}>
        <TextInput
          type="tel"
          autoComplete="tel"
          numeric
          value={form.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </Field>
    </FormGrid>
  );
}
