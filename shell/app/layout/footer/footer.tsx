import styled from '@emotion/styled';
import type { Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { CachedMarkup, type PartKind } from '@headstock/first-load/cached-markup';
import { down } from '@headstock/ui/breakpoints';
import { MapPinIcon } from '@headstock/ui/icons/map-pin';
import { LocalPrice } from '@headstock/ui/local-price';
import { Logo } from '@headstock/ui/logo';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { ConsentLink } from '../consent/consent-link.tsx';
import { currencyNoteId } from './currency-note-id.ts';
import { CurrencySelect } from './currency-select.tsx';
import { footerId } from './footer-id.ts';
import { footerLists, type FooterList } from './footer.model.ts';
import { LanguageLink } from './language-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const string = (place: number, gauge: number): string =>
  `linear-gradient(var(--hs-line),var(--hs-line)) 0 ${place}%/100% ${gauge}px no-repeat`;

const Root = styled.footer`
  padding-bottom: 32px;
  &::before {
    content: '';
    display: block;
    height: 30px;
    background: ${[string(0, 1), string(19, 1), string(38, 1.5), string(58, 2), string(79, 3), string(100, 4)].join()};
  }
  & a,
  & label,
  & button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    text-decoration: none;
  }
  & :is(a, button):hover {
    text-decoration: underline;
  }
  & .cols {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: minmax(0, 2fr);
    overflow-wrap: anywhere;
    gap: 40px;
    padding-block: 56px 48px;
  }
  & h3 {
    margin-bottom: 10px;
    font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-2);
  }
  & address {
    margin: 22px 0 16px;
    font: 400 var(--hs-t-3) / 1.2 var(--hs-serif);
  }
  & p {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  & .end,
  & .end > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 28px;
  }
  & .end {
    justify-content: space-between;
    padding-top: 20px;
    border-top: 1px solid var(--hs-line);
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
    & > p {
      flex-basis: 100%;
    }
  }
  & select {
    min-height: 36px;
    padding-inline: 8px;
    border-radius: var(--hs-r-control);
    background: none;
    font: inherit;
    color: inherit;
    color-scheme: dark;
  }
  ${down('desktopMedium')} {
    & .cols {
      grid-auto-flow: row;
      grid-template-columns: 2fr 1fr 1fr;
    }
  }
  ${down('tablet')} {
    & .cols {
      /* Two, or one where letters are large. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 50% - 20px)), 1fr));
      & > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** One for each language, and as many again while staff changes the menu. */
const columns: PartKind = { limit: 8 };

function Columns({ locale, lists }: { readonly locale: Locale; readonly lists: readonly FooterList[] }): ReactNode {
  const { name, phone, address, hours } = storeProfile;
  return (
    <div className="cols">
      <div>
        <Link to="/" aria-label={name}>
          <Logo name={name} />
        </Link>
        <address>
          {address.line}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
        <p>{hours[locale]}</p>
        <p>
          <a href={phone.href}>{phone.label}</a>
        </p>
        <p>
          <a href={address.mapUrl}>
            <MapPinIcon size="small" />
            <FormattedMessage id="shell.footer.map" />
          </a>
        </p>
      </div>
      {lists.map((list) => (
        <div key={list.key}>
          <h3>{list.name ?? <FormattedMessage id={`shell.footer.${list.key}`} />}</h3>
          <ul>
            {list.links.map(({ key, name: label, to }) => (
              <li key={key}>
                <Link to={to}>{label ?? <FormattedMessage id={`shell.menu.${key}`} />}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The end of every page: address, lists of links, language, currency and theme, under six strings. Renders a `<footer>`. */
export function Footer(): ReactNode {
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const { name } = storeProfile;
  const { menus } = useBootstrapData();
  return (
    <Root id={footerId} data-ground="ebony" data-print="hide">
      <h2 className="hs-vh">{name}</h2>
      <div className="hs-wrap">
        <CachedMarkup kind={columns} id={locale + JSON.stringify(menus?.footer)}>
          {() => <Columns locale={locale} lists={menus?.footer ?? footerLists} />}
        </CachedMarkup>
        <div className="end">
          <span>
            <FormattedMessage id="shell.footer.terms" values={{ name }} />
          </span>
          <div>
            <ConsentLink />
            <LanguageLink />
            <CurrencySelect />
            <ThemeSwitch />
          </div>
          <p id={currencyNoteId} role="status">
            <LocalPrice kind="note" />
          </p>
        </div>
      </div>
    </Root>
  );
}
