import { rememberNewsletter } from '@headstock/commerce-client/subscribe';
import { readCookie } from '@headstock/graphql-client/csrf-token';
import { sessionAtom } from '@headstock/event-bus';
import { useListen } from '@headstock/event-bus/react';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isConsentPending } from '#shell/app/layout/consent/consent-pending.ts';
import { isNewsletterModalEnabled, isVisitorBusy } from './should-show-newsletter.ts';
import { NewsletterDialog } from './newsletter-dialog.tsx';

/** Somebody who is busy is asked again so much later, in ms. */
const RETRY_MS = 3000;

/** One invitation for each time the shop is opened, on whichever page. */
const shown = { yet: false };

/**
 * Invites a visitor without an account to the newsletter, once, if the shop wants it: not over another dialog, not while
 * something is typed or it is asked what may be counted, and not when Login/Register was asked for.
 */
export function NewsletterModal(): ReactNode {
  const store = useStore();
  const { locale } = useIntl();
  const { known, account } = useAtomValue(sessionAtom);
  const [open, setOpen] = useState(false);
  const subscribed = useRef(false);
  const isVisitor = account === null && (known || readCookie('headstock-signed-in') === '');
  useListen('auth/open', () => setOpen(false));
  useEffect(() => {
    if (!isVisitor || shown.yet) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      if (ending.signal.aborted) return;
      if (isVisitorBusy(document) || isConsentPending(store, document, navigator)) {
        timer = setTimeout(ask, RETRY_MS);
        return;
      }
      shown.yet = true;
      setOpen(true);
    };
    void isNewsletterModalEnabled(locale, ending.signal).then((isOn) => isOn && ask());
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isVisitor, locale, store]);
  const close = (): void => {
    if (!subscribed.current) rememberNewsletter(false);
    setOpen(false);
  };
  const isOpen = open && isVisitor;
  return <NewsletterDialog open={isOpen} onClose={close} onSubscribed={() => (subscribed.current = true)} />;
}
