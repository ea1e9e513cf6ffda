import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Logo } from '@headstock/ui/logo';

const Root = styled.div`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    gap: 1cm;
    margin-bottom: 8mm;
    padding-bottom: 4mm;
    border-bottom: 1px solid var(--hs-line);
    & > address {
      font-size: var(--hs-t-small);
      font-style: normal;
      text-align: right;
      & > span {
        display: block;
      }
    }
  }
`;

/** The shop's name and address at the top of a printed page; nothing on the screen. Renders a `<div>`. */
export function Letterhead() {
  const { name, address, phone, sender } = storeProfile;
  return (
    <Root>
      <Logo name={name} />
      <address>
        <span>{address.line}</span>
        <span>
          {address.city}, {address.region} {address.postalCode}
        </span>
        <span>{phone.label}</span>
        <span>{sender.email}</span>
      </address>
    </Root>
  );
}
