import styled from '@emotion/styled';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { Year } from '@headstock/ui/year';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import type { CompareColumn } from './compare-view.model.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > [data-tone] {
    aspect-ratio: 1;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 50% 100%;
    }
  }
  &[data-gone] > [data-tone] > img {
    opacity: 0.62;
  }
  & > p {
    display: grid;
    gap: 6px;
    font: 600 1rem/1.3 var(--hs-sans);
    overflow-wrap: anywhere;
    & > a {
      padding-block: 3px;
    }
  }
  & .sold {
    display: flex;
    align-items: center;
    gap: 7px;
    font-weight: 600;
    color: var(--hs-bad);
    &::before {
      content: '';
      width: 9px;
      height: 9px;
      border-radius: 50%;
      background: currentColor;
    }
  }
  @media print {
    gap: 2pt;
    & > [data-tone] {
      aspect-ratio: auto;
      height: 20mm;
      & > img {
        object-fit: contain;
      }
    }
    & > p {
      gap: 0;
      font-size: 8.5pt;
      & > span {
        font-size: 13pt;
      }
    }
  }
`;

/** An item above its column: picture, year, name, and Sold where it is. Renders a `<div>`. */
export function CompareColumnHead({ column }: { readonly column: CompareColumn }) {
  const { name, year, isSold, condition } = column;
  return (
    <Root data-gone={isSold}>
      <Backdrop tone={column.backdrop}>
        <Picture id={column.picture} alt="" sizes="(min-width:1024px) 260px, 180px" widths={[160, 320, 480]} />
      </Backdrop>
      <p>
        {year && <Year size="card">{year}</Year>}
        <Link to={itemPath(column)}>
          {year && <span className="hs-vh">{year} </span>}
          {name}
        </Link>
        {isSold && (
          <span className="sold">
            <FormattedMessage id={condition ? 'catalog.sold' : 'catalog.soldOut'} />
          </span>
        )}
      </p>
    </Root>
  );
}
