import styled from '@emotion/styled';
import { down, up } from '@headstock/ui/breakpoints';
import { formatMoney } from '@headstock/ui/format-money';
import { Picture } from '@headstock/ui/picture';
import { PriceTag } from '@headstock/ui/price-tag';
import { Year } from '@headstock/ui/year';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import type { CardView } from '#mfe-catalog/features/item-card/card.model.ts';

/** One square; year, instrument, tag and string are placed in shares of it, so that they keep together at every width. */
const Stage = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  width: max(330px, min(var(--hs-hero), 56vw));
  aspect-ratio: 1;
  container-type: inline-size;
  & > .year > span {
    position: absolute;
    right: 3%;
    top: 6.5cqw;
    font-size: 60cqw;
  }
  & > img {
    position: absolute;
    left: 7%;
    bottom: 1%;
    width: auto;
    max-width: none;
    height: 156%;
    transform: rotate(56deg);
    transform-origin: 50% 76%;
  }
  & > img[data-photo] {
    left: 12%;
    bottom: 8%;
    width: auto;
    height: 84%;
    aspect-ratio: 4 / 5;
    border-radius: var(--hs-r-paper);
    object-fit: cover;
    transform: none;
  }
  & > .tag {
    position: absolute;
    right: var(--hs-gutter);
    bottom: 4.6%;
    &::before {
      height: 15cqw;
    }
  }
  ${up('desktopMedium')} {
    & > .tag {
      left: 45%;
      right: auto;
    }
  }
  ${down('tablet')} {
    position: relative;
    width: auto;
    margin-inline: calc(var(--hs-gutter) * -1);
    aspect-ratio: 375 / 430;
    & > .year > span {
      left: -0.02em;
      right: auto;
      top: 17cqw;
      font-size: 54cqw;
    }
    & > img:not([data-photo]) {
      left: 3%;
      bottom: 2%;
      height: 132%;
      transform: rotate(50deg);
    }
    & > .tag {
      bottom: 24px;
      &::before {
        height: 20cqw;
      }
      & > span {
        padding: 9px 16px 10px 34px;
      }
      & b {
        font-size: 1.3125rem;
      }
      & i {
        font-size: var(--hs-t-micro);
      }
    }
  }
`;

/** The instrument of the home page with its year behind it and its tag, which leads to it. Renders a `<div>`. */
export function HeroStage({ card }: { readonly card: CardView }) {
  const intl = useIntl();
  const grade = card.condition && intl.formatMessage({ id: `catalog.condition.${card.condition}` });
  return (
    <Stage>
      {card.year && (
        <div className="year">
          <Year size="hero">{card.year}</Year>
        </div>
      )}
      <Picture
        id={card.picture}
        alt={intl.formatMessage({ id: 'home.heroPicture' }, { name: card.name, year: card.year ?? '' }).trim()}
        view={card.isPhoto ? 'photo' : 'full'}
        sizes="(min-width:1286px) 520px, (min-width:768px) 40vw, 61vw"
        widths={[320, 480, 640, 960]}
        priority
      />
      <PriceTag
        as={Link}
        to={itemPath(card)}
        className="tag"
        size="big"
        string="long"
        price={formatMoney(card.cents, { locale: intl.locale })}
        cents={card.cents}
        note={[[card.year, card.name].filter(Boolean).join(' '), grade].filter(Boolean).join(' · ')}
      />
    </Stage>
  );
}
