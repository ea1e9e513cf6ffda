import styled from '@emotion/styled';
import { pathInLocale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { OriginProvider } from '@headstock/i18n/page-head';
import { use } from 'react';
import { useIntl } from 'react-intl';

const Root = styled.p`
  display: none;
  @media print {
    display: block;
    margin-top: 8pt;
    padding-top: 4pt;
    border-top: 1px solid var(--hs-line);
    font-size: 8pt;
    overflow-wrap: anywhere;
  }
`;

/** Below a printed page: whose it is, how to reach them, and its address. `path` without language prefix. Renders a `<p>`. */
export function PrintFoot({ path }: { readonly path: string }) {
  const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
  const { name, address, phone } = storeProfile;
  const place = `${address.line}, ${address.city}, ${address.region} ${address.postalCode}`;
  return (
    <Root>
      <b>{name}</b> · {place} · {phone.label} · {use(OriginProvider) + pathInLocale(path, locale)}
    </Root>
  );
}
