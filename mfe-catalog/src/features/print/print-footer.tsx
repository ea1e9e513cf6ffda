import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';

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

/** Below a printed page: whose it is and how to reach them; the shop adds the address of every page. Renders a `<p>`. */
export function PrintFooter() {
  const { name, address, phone } = storeProfile;
  const place = `${address.line}, ${address.city}, ${address.region} ${address.postalCode}`;
  return (
    <Root>
      <b>{name}</b> · {place} · {phone.label}
    </Root>
  );
}
