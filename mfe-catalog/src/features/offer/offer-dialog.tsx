import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { formatMoney } from '@headstock/ui/format-money';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readAmount } from './offer-amount.model.ts';
import { CatalogOfferCreateDocument } from './offer.generated.ts';
import { OfferForm, type OfferFormProps } from './offer-form.tsx';
import type { OfferDraft, OfferErrors, OfferSubject } from './offer.model.ts';
import { isActive, type OwnOffer } from './offer.model.ts';

/** Props of the dialog. */
export interface OfferDialogProps {
  readonly subject: OfferSubject;
  readonly draft: OfferDraft;
  readonly onDraft: OfferFormProps['onDraft'];
  readonly onMade: (offer: OwnOffer) => void;
  /** Asked when there is an open offer already. */
  readonly onReload: () => Promise<OwnOffer | null>;
  /** The session has ended: asks to sign in, and comes back with what was typed. */
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** Sends the draft; what came of it, and what is wrong at which field. */
function useSending({ subject, draft, onMade, onReload, onSignIn, onClose }: OfferDialogProps) {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [made, setMade] = useState<OwnOffer | null>(null);
  const [errors, setErrors] = useState<OfferErrors>({});
  const [busy, setBusy] = useState(false);
  const price = formatMoney(subject.cents, intl);

  const ask = async (amountCents: number): Promise<OfferErrors> => {
    const { listingId } = subject;
    const variables = { listingId, amountCents, message: draft.message };
    const { offerCreate: answer } = await client.mutate(CatalogOfferCreateDocument, variables, { quiet: true });
    if (answer.offer) {
      setMade(answer.offer);
      onMade(answer.offer);
      return {};
    }
    const said = answer.message ?? intl.formatMessage({ id: 'offer.failed' });
    if (answer.field === 'AMOUNT') return { amount: said };
    if (answer.field === 'MESSAGE') return { message: said };
    const known = await onReload();
    // The open offer takes the place of the button behind the dialog.
    if (known && isActive(known)) onClose();
    return { form: said };
  };
  const send = async (): Promise<void> => {
    const amount = readAmount(draft.amount, subject.cents);
    if (typeof amount === 'string')
      return setErrors({ amount: intl.formatMessage({ id: `offer.fault.${amount}` }, { price }) });
    setBusy(true);
    try {
      setErrors(await ask(amount));
    } catch (error) {
      if (error instanceof GraphQLError && error.code === 'UNAUTHENTICATED') return onSignIn();
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      const failed = intl.formatMessage({ id: 'offer.failed' });
      setErrors({ form: error instanceof GraphQLError ? error.message : failed });
    } finally {
      setBusy(false);
    }
  };
  return { made, errors, busy, send, again: () => setMade(null) };
}

/** Make an offer: the form, then what came of it. Renders a `Dialog`. */
export function OfferDialog(props: OfferDialogProps) {
  const { subject, draft, onDraft, onClose } = props;
  const intl = useIntl();
  const { made, errors, busy, send, again } = useSending(props);
  const low = made?.state === 'DECLINED';
  const step = made ? (low ? 'low' : 'sent') : 'form';
  const amount = formatMoney(made?.amountOffered.amountCents ?? 0, intl);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="product.makeOffer" />}
      greeting={<FormattedMessage id={`offer.greeting.${step}`} />}
      closeLabel={intl.formatMessage({ id: 'offer.close' })}
    >
      {made ? (
        <div className="hs-stack" role="status">
          <p>
            <FormattedMessage id={low ? 'offer.belowMinimum' : 'offer.sent'} values={{ amount }} />
          </p>
          <Button wide data-autofocus onClick={low ? again : onClose}>
            <FormattedMessage id={low ? 'offer.again' : 'offer.done'} />
          </Button>
        </div>
      ) : (
        <OfferForm
          subject={subject}
          draft={draft}
          errors={errors}
          busy={busy}
          onDraft={onDraft}
          onSend={() => void send()}
        />
      )}
    </Dialog>
  );
}
