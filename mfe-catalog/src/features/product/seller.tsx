import styled from '@emotion/styled';
import { LogoMark } from '@headstock/ui/logo';
import { TextButton } from '@headstock/ui/text-button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LazyMissingViews } from '#mfe-catalog/features/missing-views/lazy-missing-views.tsx';
import { sellerPath } from '#mfe-catalog/features/seller/seller-path.ts';
import type { ProductView } from './product-view.model.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding-top: 20px;
  & > .face {
    flex: none;
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    object-fit: cover;
    font: 400 1.5rem/1 var(--hs-serif);
    & > svg {
      color: var(--hs-plush);
    }
  }
  & .ask {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
  }
  & p {
    font-size: var(--hs-t-small);
    line-height: 1.4;
    color: var(--hs-ink-3);
  }
`;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

/** Who sells it, and the way to ask them. Renders a `<div>`. */
export function Seller({ product: { id, seller, isMerch, options } }: { readonly product: ProductView }) {
  const asksViews = !isMerch && options.some(({ soldAt }) => soldAt === null);
  return (
    <Root>
      {seller.avatarUrl === null ? (
        <span className="face" data-ground="ebony" aria-hidden>
          {seller.house ? <LogoMark size={30} /> : initials(seller.name)}
        </span>
      ) : (
        <img className="face" src={seller.avatarUrl} alt="" width="56" height="56" loading="lazy" decoding="async" />
      )}
      <div>
        <b>
          <FormattedMessage
            id="product.seller"
            values={{ name: <Link to={sellerPath(seller.username)}>{seller.name}</Link> }}
          />
        </b>
        {seller.rating && <FormattedMessage id="product.seller.rating" values={seller} />}
        <p>
          <FormattedMessage id={seller.house ? 'product.seller.house' : 'product.seller.other'} />
        </p>
        <span className="ask">
          <TextButton as={Link} to={`/profile/messages/new?about=item&id=${id}`}>
            <FormattedMessage id="product.seller.contact" />
          </TextButton>
          {asksViews && <LazyMissingViews itemId={id} />}
        </span>
      </div>
    </Root>
  );
}
