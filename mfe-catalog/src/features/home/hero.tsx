import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { Backdrop } from '@headstock/ui/backdrop';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import { HeroStage } from './hero-stage.tsx';

const Root = styled(Backdrop)`
  --hs-hero: min(720px, 100svh - 178px);
  & > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    min-height: var(--hs-hero);
  }
  & .txt {
    position: relative;
    z-index: 2;
    padding-block: 64px;
  }
  & h1 {
    margin-bottom: 28px;
  }
  & .hs-lead {
    max-width: 27em;
    margin-bottom: 32px;
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  ${down('desktopMedium')} {
    & .hs-lead {
      max-width: 19em;
    }
  }
  ${down('desktop')} {
    & .acts {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${down('tablet')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
    }
    & .txt {
      padding-block: 32px 0;
    }
    & h1 {
      margin-bottom: 18px;
    }
    & .hs-lead {
      max-width: none;
      margin-bottom: 22px;
    }
    & .acts {
      align-items: stretch;
    }
  }
`;

const arrivalsPath = listingPath({ ...plainAddress(null), sort: 'LISTING_TIME_DESC' });

/** The first screen: one instrument on its backdrop, and what the shop is. Renders a `<section>`. */
export function Hero({ card, instruments }: { readonly card: CardView | null; readonly instruments: number }) {
  return (
    <Root as="section" tone={card?.backdrop ?? 'surf'} bleed aria-labelledby="hero">
      <div className="hs-wrap">
        <div className="txt">
          <h1 id="hero" className="hs-hero">
            <FormattedMessage id="home.hero" />
          </h1>
          <p className="hs-lead">
            <FormattedMessage id="home.lead" values={{ count: instruments }} />
          </p>
          <div className="acts">
            <Button as={Link} to={arrivalsPath}>
              <FormattedMessage id="home.seeArrivals" />
            </Button>
            <Button as="a" variant="outline" href="#sell">
              <FormattedMessage id="home.sellYours" />
            </Button>
          </div>
        </div>
        {card && <HeroStage card={card} />}
      </div>
    </Root>
  );
}
