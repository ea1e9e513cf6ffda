import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { HoldPanelProps } from './hold-panel.tsx';
import { isHeld, fetchHoldStatus, type HoldStatus } from './hold-status.ts';

/** Props of the place for a hold. */
export interface LazyHoldPanelProps {
  readonly listingId: string;
  /** It is free again, or sold. */
  readonly onEnd?: () => void;
}

/** Whether somebody is paying for a one-of-a-kind thing, said after the page is there. Renders nothing as long as nobody is. */
export function LazyHoldPanel({ listingId, onEnd }: LazyHoldPanelProps) {
  const { locale } = useIntl();
  const [shown, setShown] = useState<{ readonly Widget: ComponentType<HoldPanelProps>; readonly seen: HoldStatus }>();
  // The page may be older than the end of what it says.
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
    // Without it the page is as it is for everybody; the payment decides.
    show().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [listingId, locale]);
  return shown ? <shown.Widget listingId={listingId} seen={shown.seen} onEnd={onEnd} /> : null;
}
