import styled from '@emotion/styled';
import type { SubscribeAnswer } from '@headstock/commerce-client/subscribe';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Section } from '@headstock/ui/section';
import { TextInput } from '@headstock/ui/text-input';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled(Section)`
  padding-block: clamp(48px, 5vw, 80px);
  & > div {
    display: grid;
    grid-template-columns: 7fr 5fr;
    align-items: end;
    gap: clamp(24px, 6vw, 96px);
  }
  & h2 {
    margin-bottom: 12px;
    font-size: var(--hs-t-1);
  }
  & form {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: 8px 10px;
    & > button {
      margin-top: 24px;
    }
    & > p {
      grid-column: 1 / -1;
    }
    & > [role='status']:not(:empty) {
      font-weight: 600;
      color: var(--hs-good);
    }
  }
  ${down('tabletMedium')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${down('mobileWide')} {
    & form {
      grid-template-columns: minmax(0, 1fr);
      & > button {
        margin-top: 0;
      }
    }
  }
`;

/** The newsletter subscription. Renders a `<section>` with a form. */
export function Newsletter() {
  const { sender } = storeProfile;
  const [answer, setAnswer] = useState<SubscribeAnswer>();
  const [busy, setBusy] = useState(false);
  const send = async (email: string): Promise<void> => {
    setBusy(true);
    const { subscribe } = await import(/* webpackChunkName: "subscribe" */ '@headstock/commerce-client/subscribe');
    setAnswer(await subscribe(email));
    setBusy(false);
  };
  const error = answer?.ok === false && (answer.message ?? <FormattedMessage id={`home.newsletter.${answer.why}`} />);
  return (
    <Root ground="sunken" tight labelledBy="letter">
      <div>
        <h2 id="letter">
          <FormattedMessage id="home.newsletter" />
        </h2>
        <p className="hs-lead">
          <FormattedMessage id="home.newsletterLead" />
        </p>
      </div>
      <noscript>
        <p>
          <FormattedMessage
            id="home.newsletterPlain"
            values={{ email: <a href={`mailto:${sender.email}`}>{sender.email}</a> }}
          />
        </p>
      </noscript>
      <form
        className="hs-scripted"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const email = new FormData(event.currentTarget).get('email');
          if (!busy) void send(typeof email === 'string' ? email : '');
        }}
      >
        <Field label={<FormattedMessage id="home.newsletterEmail" />} error={error || undefined}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="home.newsletterSend" />
        </Button>
        <p role="status" className="hs-small">
          {answer?.ok && <FormattedMessage id="home.newsletterDone" />}
        </p>
        <p className="hs-micro hs-mute">
          <FormattedMessage id="home.newsletterNote" />
        </p>
      </form>
    </Root>
  );
}
