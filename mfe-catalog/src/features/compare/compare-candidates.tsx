import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import { LocalPrice } from '@headstock/ui/local-price';
import { PlusIcon } from '@headstock/ui/icons/plus';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { comparePath, withItem, type CompareAddress } from './compare-address.model.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 4px 24px;
  & a {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    padding: 6px;
    border-radius: var(--hs-r-control);
    text-decoration: none;
    &:hover {
      background: var(--hs-sunken);
    }
  }
  & [data-tone] {
    aspect-ratio: 4 / 5;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  & b {
    display: block;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
`;

/** Props of the list. */
export interface CompareCandidatesProps {
  readonly cards: readonly CardView[];
  readonly address: CompareAddress;
}

/** Items to add to the comparison, as links. Renders a `<ul>`. */
export function CompareCandidates({ cards, address }: CompareCandidatesProps) {
  const intl = useIntl();
  return (
    <Root>
      {cards.map((card) => (
        <li key={card.id}>
          <Link to={comparePath(withItem(address, card.id))} preventScrollReset>
            <Backdrop as="span" tone={card.backdrop}>
              <Picture id={card.picture} alt="" sizes="56px" widths={[160]} />
            </Backdrop>
            <span>
              <span className="hs-vh">
                <FormattedMessage id="compare.add" />{' '}
              </span>
              <b>
                {card.year} {card.name}
              </b>
              <small className="hs-num">
                {card.isSold ? (
                  <FormattedMessage id="catalog.sold" />
                ) : (
                  formatMoney(card.cents, { locale: intl.locale })
                )}
              </small>
              {!card.isSold && <LocalPrice cents={card.cents} />}
            </span>
            <PlusIcon size="small" />
          </Link>
        </li>
      ))}
    </Root>
  );
}
