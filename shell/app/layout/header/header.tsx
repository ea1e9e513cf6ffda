import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { CachedMarkup, type PartKind } from '@headstock/first-load/cached-markup';
import { down } from '@headstock/ui/breakpoints';
import { Logo } from '@headstock/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { MenuRow } from '../menu/menu-row.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import { LazyAccountLinks } from './lazy-account-links.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchButton } from './search-button.tsx';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--hs-z-header);
  border-bottom: 1px solid var(--hs-line);
  background: var(--hs-page);
  & > .mast {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 24px;
    height: 84px;
  }
  & .home {
    text-decoration: none;
    & svg {
      flex: none;
    }
  }
  & .acts {
    display: flex;
    justify-content: flex-end;
    gap: 4px;
    margin-right: -10px;
  }
  & .narrow {
    display: none;
  }
  ${down('tabletMedium')} {
    & > .mast {
      grid-template-columns: auto 1fr auto;
      gap: 6px;
      height: 64px;
    }
    & .acts {
      gap: 0;
    }
    & .wide {
      display: none;
    }
    & .narrow {
      display: grid;
    }
    & .menu {
      margin-left: -11px;
    }
  }
  ${down('tablet')} {
    & .acts:has(> .bell) > button,
    & .acts:has(> .bell) > * > button {
      width: 40px;
    }
  }
  ${down('mobileWide')} {
    & .heart {
      display: none;
    }
    & > .mast:has(.bell) {
      gap: 2px;
    }
  }
  ${down('mobileMedium')} {
    & > .mast {
      gap: 4px;
    }
    & > .mast:has(.bell) .home > span {
      gap: 5px;
      font-size: min(1.7rem, 6.2vw);
    }
    & .acts:has(> .bell) > button,
    & .acts:has(> .bell) > * > button {
      width: 37px;
    }
    & .home > span {
      gap: 7px;
      font-size: min(1.7rem, 8.2vw);
      & > svg {
        width: 24px;
      }
    }
  }
  @media (min-width: 916px) and (max-height: 860px) {
    & > .mast {
      height: 68px;
    }
  }
  @media print {
    display: none;
  }
`;

/** One for each language, and as many again while staff changes the menu. */
const menuRows: PartKind = { limit: 8 };

/** The sticky header: search, the shop's name, account and cart; below it the menu row. Renders a `<header>`. */
export function Header(): ReactNode {
  const { locale } = useIntl();
  const { menus } = useBootstrapData();
  return (
    <Root>
      <div className="mast hs-wrap">
        <MenuButton className="menu narrow" />
        <SearchBar className="wide" />
        <Link className="home" to="/" aria-label={storeProfile.name}>
          <Logo name={storeProfile.name} />
        </Link>
        <div className="acts">
          <SearchButton className="narrow" />
          <AccountButton />
          <LazyAccountLinks />
          <CartButton />
        </div>
      </div>
      <CachedMarkup kind={menuRows} id={locale + JSON.stringify(menus?.header)}>
        {() => <MenuRow />}
      </CachedMarkup>
    </Root>
  );
}
