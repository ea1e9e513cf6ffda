import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import type { ServerErrors } from '@headstock/ui/use-schema-form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OfferPrice } from './offer-price.tsx';
import { OfferForm, type OfferFormProps } from './offer-form.tsx';
import type { OfferValues } from './offer-form.model.ts';
import { CatalogOfferCreateDocument } from './offer.generated.ts';
import { isActive, type OfferDraft, type OfferSubject, type OwnOffer } from './offer.model.ts';

/** Props of the dialog. */
export interface OfferDialogProps {
  readonly subject: OfferSubject;
  readonly draft: OfferDraft;
  readonly onDraft: OfferFormProps['onDraft'];
  readonly onMade: (offer: OwnOffer) => void;
  /** Loads the visitor's offer again, when there may be an open one already. */
  readonly onReload: () => Promise<OwnOffer | null>;
  /** Called when the session has ended: asks to sign in, and comes back with what was typed. */
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** Sends offers. `created` is the offer that was made. */
function useCreateOffer({ subject, onMade, onReload, onSignIn, onClose }: OfferDialogProps) {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [created, setCreated] = useState<OwnOffer | null>(null);
  const failed = intl.formatMessage({ id: 'offer.failed' });

  const create = async ({
    amount: amountCents,
    shipping: shippingCents,
    message,
  }: OfferValues): Promise<ServerErrors<OfferDraft>> => {
    const variables = { listingId: subject.listingId, amountCents, shippingCents, message };
    const { offerCreate: answer } = await client.mutate(CatalogOfferCreateDocument, variables, { quiet: true });
    if (answer.offer) {
      setCreated(answer.offer);
      onMade(answer.offer);
      return {};
    }
    const refusal = answer.message ?? failed;
    if (answer.field === 'AMOUNT') return { amount: refusal };
    if (answer.field === 'SHIPPING') return { shipping: refusal };
    if (answer.field === 'MESSAGE') return { message: refusal };
    const known = await onReload();
    // The open offer takes the place of the button behind the dialog.
    if (known && isActive(known)) onClose();
    return { form: refusal };
  };
  const send = async (values: OfferValues): Promise<ServerErrors<OfferDraft>> => {
    try {
      return await create(values);
    } catch (error) {
      if (error instanceof GraphQLError && error.code === 'UNAUTHENTICATED') onSignIn();
      else if (error instanceof GraphQLError) return { form: error.message };
      else if (error instanceof TransportError) return { form: failed };
      else throw error;
      return {};
    }
  };
  return { created, send };
}

/** The dialog to make an offer: the form, then what became of the offer. Renders a `Dialog`. */
export function OfferDialog(props: OfferDialogProps) {
  const { subject, draft, onDraft, onClose } = props;
  const intl = useIntl();
  const { created, send } = useCreateOffer(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="product.makeOffer" />}
      greeting={<FormattedMessage id={`offer.greeting.${created ? 'sent' : 'form'}`} />}
      closeLabel={intl.formatMessage({ id: 'offer.close' })}
    >
      {created ? (
        <div className="hs-stack" role="status">
          <p>
            <FormattedMessage
              id="offer.sent"
              values={{ amount: <OfferPrice amount={created.amountOffered} shipping={created.shippingOffered} /> }}
            />
          </p>
          <Button wide data-autofocus onClick={onClose}>
            <FormattedMessage id="offer.done" />
          </Button>
        </div>
      ) : (
        <OfferForm subject={subject} draft={draft} onDraft={onDraft} onSend={send} />
      )}
    </Dialog>
  );
}
