import { Global, css } from '@emotion/react';
import styled from '@emotion/styled';
import { consentCookie, readConsent, refusesTracking, type Consent } from '@headstock/contracts/consent';
import { useEmit } from '@headstock/event-bus/react';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { IconButton } from '@headstock/ui/icon-button';
import { XIcon } from '@headstock/ui/icons/x';
import { useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { consentDismissedAtom } from './consent-pending.ts';

const Root = styled.section`
  position: fixed;
  /* Over the bars at the thumb, below the header and whatever opens. */
  z-index: calc(var(--hs-z-header) - 10);
  bottom: calc(16px + var(--hs-bottom-bar, 0px));
  left: max(16px, env(safe-area-inset-left));
  width: min(400px, calc(100vw - 32px));
  padding: 6px 6px 16px 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  font-size: var(--hs-t-small);
  line-height: 1.45;
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    & > h2 {
      font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
      letter-spacing: 0;
    }
  }
  & > p {
    margin: 0 14px 8px 0;
  }
  & > p + p {
    color: var(--hs-ink-2);
  }
  & > .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 12px 14px 0 0;
    & > * {
      flex: 1 0 auto;
      padding-inline: 12px;
    }
  }
  ${down('tablet')} {
    left: 12px;
    width: calc(100vw - 24px);
    bottom: calc(12px + var(--hs-bottom-bar, 0px));
  }
  ${down('tabletMedium')} {
    body:has([data-thumb-bar]) & {
      bottom: calc(84px + var(--hs-bottom-bar, 0px));
    }
  }
  @media print {
    display: none;
  }
`;

/** What has the focus at the end of a page must not lie below the notice. */
const room = css`
  html {
    scroll-padding-bottom: 220px;
  }
  @media screen {
    body > footer[data-ground] {
      padding-bottom: 240px;
    }
  }
`;

/** Props of the notice. */
export interface ConsentNoticeProps {
  /** The visitor asked for it, and goes on in it. */
  readonly focus: boolean;
  readonly onClose: () => void;
}

/** Asks what may be counted, beside the page and not over it; both answers weigh the same. Renders a `<section>`. */
export function ConsentNotice({ focus, onClose }: ConsentNoticeProps): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const noteClosed = useSetAtom(consentDismissedAtom);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [before] = useState(() => readConsent(document.cookie));
  const isRefused = refusesTracking(navigator);
  useEffect(() => {
    if (!focus) return;
    cameFrom.current ??= document.activeElement;
    title.current?.focus();
  }, [focus]);
  const close = (): void => {
    noteClosed(true);
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const answer = (choice: Consent): void => {
    document.cookie = consentCookie(choice, location.protocol === 'https:');
    emit('consent/changed', { choice });
    close();
  };
  return (
    <Root
      data-consent
      data-print="hide"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Global styles={room} />
      <header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <FormattedMessage id="shell.consent.title" />
        </h2>
        <IconButton label={intl.formatMessage({ id: 'shell.dialog.close' })} onClick={close}>
          <XIcon size="small" />
        </IconButton>
      </header>
      <p>
        <FormattedMessage id={isRefused ? 'shell.consent.refused' : 'shell.consent.ask'} />{' '}
        <Link to="/privacy">
          <FormattedMessage id="shell.consent.more" />
        </Link>
      </p>
      {before && !isRefused && (
        <p>
          <FormattedMessage id="shell.consent.now" values={{ choice: before }} />
        </p>
      )}
      <div className="answers">
        {isRefused ? (
          <Button variant="outline" size="small" onClick={close}>
            <FormattedMessage id="shell.consent.understood" />
          </Button>
        ) : (
          <>
            <Button variant="outline" size="small" onClick={() => answer('needed')}>
              <FormattedMessage id="shell.consent.needed" />
            </Button>
            <Button variant="outline" size="small" onClick={() => answer('all')}>
              <FormattedMessage id="shell.consent.accept" />
            </Button>
          </>
        )}
      </div>
    </Root>
  );
}
