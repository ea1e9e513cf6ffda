import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { ChevronLeftIcon } from '@headstock/ui/icons/chevron-left';
import { ChevronRightIcon } from '@headstock/ui/icons/chevron-right';
import { MapPinIcon } from '@headstock/ui/icons/map-pin';
import { PauseIcon } from '@headstock/ui/icons/pause';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import { PlayIcon } from '@headstock/ui/icons/play';
import { useInteraction } from '@headstock/ui/use-interaction';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBootstrapData, type BannerMessage } from '#shell/app/bootstrap-data.ts';
import { useRotation } from './use-rotation.ts';

const Root = styled.section`
  height: 45px;
  font-size: var(--hs-t-small);
  & > div {
    display: grid;
    grid-template-columns: 1fr minmax(0, auto) 1fr;
    align-items: center;
    gap: 24px;
    height: 45px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & :focus-visible {
    outline-offset: -3px;
  }
  & .side {
    white-space: nowrap;
  }
  & .place {
    justify-self: end;
  }
  & .turn {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    & > button {
      flex: none;
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      color: var(--hs-ink-2);
    }
  }
  & ul {
    display: grid;
    min-width: 0;
  }
  & li {
    grid-area: 1 / 1;
    display: grid;
    place-items: center;
    min-height: 44px;
    text-align: center;
    visibility: hidden;
    opacity: 0;
    transition: opacity var(--hs-m-base);
    &[data-current] {
      visibility: visible;
      opacity: 1;
    }
  }
  ${down('desktop')} {
    & .place {
      display: none;
    }
  }
  ${down('tabletMedium')} {
    & .side {
      display: none;
    }
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & .turn {
      justify-content: space-between;
      margin-inline: -12px;
    }
    & li {
      font-size: var(--hs-t-micro);
      line-height: 1.25;
      text-wrap: balance;
    }
  }
`;

/** The strip above the header: what is new, one message at a time, with the shop's phone and address on wide screens. Renders a `<section>`. */
export function PromoBanner(): ReactNode {
  const intl = useIntl();
  const { phone, address } = storeProfile;
  const { banner } = useBootstrapData();
  return (
    <Root data-ground="ebony" data-print="hide" aria-label={intl.formatMessage({ id: 'shell.banner.label' })}>
      <div className="hs-wrap">
        <a className="side" href={phone.href}>
          <PhoneIcon size="small" />
          {phone.label}
        </a>
        {banner.length > 0 ? <Turn entries={banner} /> : <span />}
        <a className="side place" href={address.mapUrl}>
          <MapPinIcon size="small" />
          {address.line}, {address.city}
        </a>
      </div>
    </Root>
  );
}

function Turn({ entries }: { readonly entries: readonly BannerMessage[] }): ReactNode {
  const intl = useIntl();
  const { held, holders } = useInteraction();
  const { index, paused, toggle, previous, next } = useRotation(entries.length, held);
  const name = (id: string): string => intl.formatMessage({ id });
  return (
    <div className="turn" {...holders}>
      <button type="button" className="hs-scripted" aria-label={name('shell.banner.previous')} onClick={previous}>
        <ChevronLeftIcon size="small" />
      </button>
      <ul aria-live={paused ? 'polite' : 'off'}>
        {entries.map(({ html, to }, place) => {
          const text = { dangerouslySetInnerHTML: { __html: html } };
          return (
            <li key={html} data-current={place === index || undefined}>
              {to ? <Link to={to} {...text} /> : <span {...text} />}
            </li>
          );
        })}
      </ul>
      <button type="button" className="hs-scripted" aria-label={name('shell.banner.next')} onClick={next}>
        <ChevronRightIcon size="small" />
      </button>
      <button
        type="button"
        className="hs-scripted"
        aria-label={name(paused ? 'shell.banner.play' : 'shell.banner.pause')}
        onClick={toggle}
      >
        {paused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
      </button>
    </div>
  );
}
