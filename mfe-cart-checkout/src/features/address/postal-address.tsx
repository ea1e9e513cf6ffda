import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { linesOf, type ShownAddress } from '@headstock/contracts/address-lines';

const Root = styled.address`
  font-style: normal;
  & > span {
    display: block;
  }
`;

/** An address, line by line, with its telephone. Renders an `<address>`. */
export function PostalAddress({ address }: { readonly address: ShownAddress }) {
  return (
    <Root>
      {linesOf(address, storeProfile.country).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.phone && <span className="hs-num">{address.phone}</span>}
    </Root>
  );
}
