import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Logo } from '@headstock/ui/logo';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: 84px;
  ${down('tablet')} {
    height: 64px;
  }
  & > a:first-of-type {
    text-decoration: none;
  }
  & > .back {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-align: right;
    text-decoration: underline 2px var(--hs-plush);
  }
`;

/** The checkout's own small header: the way home and the way back. Renders a `<header>`. */
export function CheckoutHeader() {
  return (
    <Root>
      <Link to="/">
        <Logo name={storeProfile.name} />
      </Link>
      <Link className="back" to="/cart">
        <FormattedMessage id="checkout.backToCart" />
      </Link>
    </Root>
  );
}
