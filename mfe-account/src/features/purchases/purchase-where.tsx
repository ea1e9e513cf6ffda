import type { ReactNode } from 'react';
import { TrackingLine } from '#mfe-account/features/list-page/tracking-line.tsx';
import type { Purchase } from './purchase.model.ts';

/** When a purchase was sent and arrived, and by whom it is carried. Renders a `<p>`, or nothing before it was sent. */
export function PurchaseWhere({ shippedAt, deliveredAt, tracking, stage }: Purchase): ReactNode {
  if (stage === 'CANCELLED') return null;
  return (
    <TrackingLine
      sentAt={shippedAt}
      arrivedAt={stage === 'DELIVERED' ? deliveredAt : null}
      carrier={tracking?.carrier ?? null}
      number={tracking?.number ?? null}
      url={tracking?.url ?? null}
    />
  );
}
