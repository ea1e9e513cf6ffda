import { useListen } from '@headstock/event-bus/react';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';
import { isConsentPending } from './consent-pending.ts';

const importNotice = async () =>
  (await import(/* webpackChunkName: "consent" */ './localized-consent-notice.ts')).localizedConsentNotices;

/** Asks what may be counted where nobody has said so yet, and when `consent/open` wants it; the question's code comes with it. */
export function ConsentHost(): ReactNode {
  const { locale } = useBootstrapData();
  const store = useStore();
  const [asked, setAsked] = useState<{ readonly focus?: boolean } | null>(() =>
    isConsentPending(store, document, navigator) ? {} : null,
  );
  const { loaded, load } = useLazyModule(importNotice);
  const close = useCallback(() => setAsked(null), []);
  useListen('consent/open', setAsked);
  useEffect(() => {
    if (asked) void load();
  }, [asked, load]);
  const Notice = loaded?.[locale];
  return asked && Notice && <Notice focus={asked.focus === true} onClose={close} />;
}
