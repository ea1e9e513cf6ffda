import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminListingQuery } from './inventory.generated.ts';

const Root = styled.ol`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    gap: 2px;
    padding-left: 14px;
    border-left: 2px solid var(--hs-line-strong);
    & > small {
      color: var(--hs-ink-3);
    }
  }
`;

type Event = AdminListingQuery['listingHistory'][number];

/** Actions on a listing that have words, as the audit log names them; without `listing.` in front. */
export const knownActions: readonly string[] = [
  'submit',
  'take_back',
  'approve',
  'send_back',
  'publish',
  'discard',
  'pause',
  'resume',
  'end',
  'relist',
  'delete',
  'offer',
  'restore',
  'write_off',
  'write_off_undo',
  'described',
  'description-drafted',
  'offer.rule',
  'offer.toWatchers',
  'consent.ask',
  'consent.agree',
  'consent.decline',
  'consent.withdraw',
];

function readDetail(json: string): Readonly<Record<string, unknown>> {
  const read: unknown = JSON.parse(json);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}

/** What a change of price or pieces turned into what. */
function Change({ event }: { readonly event: Event }): ReactNode {
  const { locale } = useIntl();
  const { priceBefore, priceAfter, stockBefore, stockAfter, floorBefore, floorAfter } = readDetail(event.detail);
  const amount = (value: unknown): string => (typeof value === 'number' ? formatMoney(value, { locale }) : '–');
  const isPrice = typeof priceBefore === 'number' && typeof priceAfter === 'number' && priceBefore !== priceAfter;
  const isStock = typeof stockBefore === 'number' && typeof stockAfter === 'number' && stockBefore !== stockAfter;
  return (
    <>
      {isPrice && (
        <span className="hs-num">
          {formatMoney(priceBefore, { locale })} → {formatMoney(priceAfter, { locale })}
        </span>
      )}
      {isStock && <FormattedMessage id="inventory.stockChange" values={{ before: stockBefore, after: stockAfter }} />}
      {floorAfter !== undefined && floorAfter !== floorBefore && (
        <FormattedMessage
          id="inventory.floorChange"
          values={{ before: amount(floorBefore), after: amount(floorAfter) }}
        />
      )}
    </>
  );
}

/** Who changed what of a listing, the newest first. Renders an `<ol>`. */
export function HistoryList({ events }: { readonly events: readonly Event[] }): ReactNode {
  if (events.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="inventory.noHistory" />
      </p>
    );
  return (
    <Root>
      {events.map((event) => {
        const action = event.action.replace('listing.', '');
        return (
          <li key={event.id}>
            <span>
              {knownActions.includes(action) ? <FormattedMessage id={`inventory.did.${action}`} /> : event.action}{' '}
              <Change event={event} />
            </span>
            <small>
              {event.name ?? <FormattedMessage id="inventory.byShop" />}
              {event.behind && <FormattedMessage id="inventory.behind" values={{ name: event.behind }} />}
              {' · '}
              <Moment iso={event.at} />
            </small>
          </li>
        );
      })}
    </Root>
  );
}
