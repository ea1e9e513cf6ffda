import { localePrefix } from '@headstock/contracts/locale';
import { FormattedMessage, useIntl } from 'react-intl';

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
      <a href={path}>
        <FormattedMessage id="checkout.plain" />
      </a>
    </noscript>
  );
}
