import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { knownForm } from '#mfe-cart-checkout/features/checkout/known-form.ts';
import type { PlainCheckoutData } from './plain-checkout-data.ts';
import { contactErrors, refusalAt, typedForm } from './plain-checkout.model.ts';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

/** Props of every step. */
export interface PlainStepProps {
  readonly checkout: PlainCheckoutData;
}

const toSignIn = (words: ReactNode): ReactNode => <Link to="/sign-in?next=%2Fcheckout%2Fplain">{words}</Link>;

/** Who buys. Whoever is signed in only sees who that is. */
export function PlainContact({ checkout }: PlainStepProps) {
  const { viewer, plainCheckout } = checkout;
  const refusal = refusalAt(plainCheckout, 'contact');
  const form = typedForm(knownForm({ ...checkout, buyer: viewer }), plainCheckout);
  const problems = viewer ? {} : contactErrors(form, refusal);
  const isAtField = Object.keys(problems).length > 0;
  return (
    <PlainStepForm
      step="contact"
      said={isAtField ? null : refusalText(refusal)}
      action={<FormattedMessage id="checkout.toDelivery" />}
    >
      {viewer ? (
        <p className="hs-lead">
          <FormattedMessage
            id="checkout.signedInAs"
            values={{
              who: [[viewer.firstName, viewer.lastName].filter(Boolean).join(' '), viewer.email]
                .filter(Boolean)
                .join(', '),
            }}
          />
        </p>
      ) : (
        <>
          <FormGrid>
            <Field
              id="contact-email"
              label={<FormattedMessage id="checkout.field.email" />}
              hint={<FormattedMessage id="checkout.field.emailHint" />}
              error={problems.email && <FormattedMessage id="checkout.error.email" />}
              required
            >
              <TextInput type="email" name="email" autoComplete="email" maxLength={254} defaultValue={form.email} />
            </Field>
            <Field
              label={<FormattedMessage id="address.field.firstName" />}
              error={problems.firstName && <FormattedMessage id="address.error.missing" />}
              span="half"
              required
            >
              <TextInput
                name="buyerFirstName"
                autoComplete="given-name"
                maxLength={100}
                defaultValue={form.buyerFirstName}
              />
            </Field>
            <Field
              label={<FormattedMessage id="address.field.lastName" />}
              error={problems.lastName && <FormattedMessage id="address.error.missing" />}
              span="half"
              required
            >
              <TextInput
                name="buyerLastName"
                autoComplete="family-name"
                maxLength={100}
                defaultValue={form.buyerLastName}
              />
            </Field>
            <Field
              label={<FormattedMessage id="address.field.phone" />}
              optionalLabel={<FormattedMessage id="address.field.optional" />}
              hint={<FormattedMessage id="checkout.field.phoneHint" />}
            >
              <TextInput type="tel" name="phone" autoComplete="tel" numeric maxLength={60} defaultValue={form.phone} />
            </Field>
          </FormGrid>
          <p className="hs-small hs-mute">
            <FormattedMessage id="plainCheckout.signIn" values={{ link: toSignIn }} />
          </p>
        </>
      )}
    </PlainStepForm>
  );
}
