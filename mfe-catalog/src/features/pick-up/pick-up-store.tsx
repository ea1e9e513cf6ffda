import styled from '@emotion/styled';
import { pickUpStorage } from '@headstock/commerce-client/pick-up-storage';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { storeProfile, weekDays } from '@headstock/contracts/store-profile';
import { CheckIcon } from '@headstock/ui/icons/check';
import { StoreIcon } from '@headstock/ui/icons/store';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PickUpKind, StoreView } from './pick-up.model.ts';
import { nextOpening } from './next-opening.model.ts';

const Root = styled.li`
  & > span > a,
  & > span > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    margin-right: 16px;
    font-size: var(--hs-t-small);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const never = (): (() => void) => () => undefined;
const minute = 60_000;

/** The next opening hours; the weekly hours on the server, where the time of the visit is unknown. */
function useOpening(): {
  readonly when: 'anyDay' | 'today' | 'tomorrow' | 'onDay';
  readonly day: string;
  readonly hours: string;
} {
  const intl = useIntl();
  const now = useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / minute),
    () => 0,
  );
  const next = now > 0 ? nextOpening(storeProfile.opening, storeProfile.timeZone, new Date(now * minute)) : null;
  if (!next) return { when: 'anyDay', day: '', hours: storeProfile.hours[intl.locale === 'fr' ? 'fr' : 'en'] };
  const write = (time: string): string =>
    intl.formatTime(`2026-01-01T${time}:00Z`, {
      timeZone: 'UTC',
      hour: 'numeric',
      ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
    });
  return {
    when: next.inDays === 0 ? 'today' : next.inDays === 1 ? 'tomorrow' : 'onDay',
    // The fourth of January 2026 is a Sunday.
    day: intl.formatDate(Date.UTC(2026, 0, 4 + weekDays.indexOf(next.day)), { timeZone: 'UTC', weekday: 'long' }),
    hours: intl.formatMessage(
      { id: next.isOpen ? 'pickUp.until' : 'pickUp.hours' },
      { opens: write(next.opens), closes: write(next.closes), city: storeProfile.address.city },
    ),
  };
}

/** Props of a store. */
export interface PickUpStoreProps {
  readonly store: StoreView;
  /** `only`: it cannot be sent. `case`: it wants a case on its way home. */
  readonly kind: PickUpKind;
}

/** A store where the item can be picked up: when, where, and a toggle that selects the store for the checkout. Renders an `<li>`. */
export function PickUpStore({ store, kind }: PickUpStoreProps) {
  const selected = useTabStorage(pickUpStorage);
  const { when, day, hours } = useOpening();
  const { address } = storeProfile;
  const isHouse = store.line === address.line;
  const place = [store.line, store.city, store.region, store.postalCode].filter(Boolean).join(', ');
  const map = isHouse ? address.mapUrl : `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
  const isSelected = selected === store.id;
  return (
    <Root>
      <StoreIcon />
      <span>
        <FormattedMessage id={`pickUp.${isHouse ? when : 'anyDay'}`} values={{ city: store.city, day }} />
        {isHouse && <small>{hours}</small>}
        <small>
          <FormattedMessage id={`pickUp.address.${kind}`} values={{ address: place }} />
        </small>
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => pickUpStorage.write(isSelected ? null : store.id)}
        >
          {isSelected && <CheckIcon size="small" />}
          <FormattedMessage id="pickUp.select" />
        </button>
        <a href={map} rel="noreferrer">
          <FormattedMessage id="pickUp.map" />
        </a>
      </span>
      <b>
        <FormattedMessage id="pickUp.free" />
      </b>
    </Root>
  );
}
