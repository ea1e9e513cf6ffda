import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { HoldPanelProps } from './hold-panel.tsx';
import { isHeld, fetchHoldStatus, type HoldStatus } from './hold-status.ts';

/** Props of the panel's loader. */
export interface LazyHoldPanelProps {
  readonly listingId: string;
  /** Called when the item is available again, or sold. */
  readonly onEnd?: () => void;
}

/** Checks after hydration whether a one-of-a-kind item is on hold, and loads the hold panel then. Renders nothing otherwise. */
export function LazyHoldPanel({ listingId, onEnd }: LazyHoldPanelProps) {
  const { locale } = useIntl();
  const [shown, setShown] = useState<{ readonly Widget: ComponentType<HoldPanelProps>; readonly seen: HoldStatus }>();
  // The cached page may be older than the end of the hold.
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<void> => {
      const seen = await fetchHoldStatus(listingId);
      if (!seen || gone) return;
      if (!isHeld(seen)) return tellEnd();
      const { loadHoldPanel } = await import(/* webpackChunkName: "hold" */ './load-hold-panel.ts');
      if (!gone) setShown({ Widget: loadHoldPanel(locale), seen });
    };
    // Without it the page stays as it is; the payment decides.
    show().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [listingId, locale]);
  return shown ? <shown.Widget listingId={listingId} initialStatus={shown.seen} onEnd={onEnd} /> : null;
}
