import styled from '@emotion/styled';
import { localePrefix } from '@headstock/contracts/locale';
import { FormattedMessage, useIntl } from 'react-intl';

/** The one thing to do on a page whose steps need scripts. */
const Way = styled.p`
  margin: 0;
  padding-block: 24px;
  font-size: 1.125rem;
  font-weight: 600;
  a {
    display: inline-block;
    padding-block: 8px;
  }
`;

/** Props of the link. */
export interface PlainCheckoutLinkProps {
  /** The payment that a provider led back with. */
  readonly payment: string | null;
}

/**
 * Leads browsers that run no scripts to the checkout by plain forms. By a link: HTML allows no `<meta>` in the body, and the cart and
 * the providers lead there by themselves. Renders a `<noscript>`.
 */
export function PlainCheckoutLink({ payment }: PlainCheckoutLinkProps) {
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const path =
    payment === null
      ? `${localePrefix(locale)}/checkout/plain`
      : `/api/checkout/return?${new URLSearchParams({ lang: locale, payment }).toString()}`;
  return (
    <noscript>
      <Way>
        <a href={path}>
          <FormattedMessage id="checkout.plain" />
        </a>
      </Way>
    </noscript>
  );
}
