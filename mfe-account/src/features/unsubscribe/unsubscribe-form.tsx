import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { UnsubscribeSetDocument } from './unsubscribe.generated.ts';

interface UnsubscribeFormProps {
  readonly token: string;
  /** Key of the event that the link is about. */
  readonly eventType: string;
  readonly isSubscribed: boolean;
}

/** What a link is about, and the button that switches its mails off or on again. Opening the page does not: programs that look into mails open every link. */
export function UnsubscribeForm({ token, eventType, ...loaded }: UnsubscribeFormProps): ReactNode {
  const client = useGraphQLClient();
  const [isSubscribed, setSubscribed] = useState(loaded.isSubscribed);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);

  const change = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      const wanted = { token, isSubscribed: !isSubscribed };
      const answer = await client.mutate(UnsubscribeSetDocument, wanted, { quiet: true });
      if (answer.unsubscriptionSet.success) setSubscribed(!isSubscribed);
      else setRefused(answer.unsubscriptionSet.message);
    } catch (error) {
      console.error(error);
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const event = <b>{<FormattedMessage id={`unsubscribe.event.${eventType}`} />}</b>;
  return (
    <>
      <Notice tone={isSubscribed ? 'info' : 'good'} live>
        <FormattedMessage id={isSubscribed ? 'unsubscribe.on' : 'unsubscribe.off'} values={{ event }} />
      </Notice>
      <FormFailure error={refused} isTyped={false} />
      <Button variant={isSubscribed ? 'plush' : 'outline'} wide busy={busy} onClick={() => void change()}>
        <FormattedMessage id={isSubscribed ? 'unsubscribe.switchOff' : 'unsubscribe.switchOn'} />
      </Button>
    </>
  );
}
