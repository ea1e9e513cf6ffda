import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down, up } from '@headstock/ui/breakpoints';
import { MapPinIcon } from '@headstock/ui/icons/map-pin';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid var(--hs-line);
  font-size: var(--hs-t-small);
  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 14px;
    text-decoration: none;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  & > a + a {
    flex: 1 0 auto;
    border-left: 1px solid var(--hs-line);
  }
  ${down('mobileMedium')} {
    font-size: var(--hs-t-micro);
    & > a {
      gap: 6px;
      padding: 0 8px;
    }
  }
  ${up('tabletMedium')} {
    display: none;
  }
`;

/** Phone and map under the header of narrow screens. Renders a `<section>`. */
export function ContactStrip(): ReactNode {
  const intl = useIntl();
  const { phone, address } = storeProfile;
  return (
    <Root data-ground="sunken" data-print="hide" aria-label={intl.formatMessage({ id: 'shell.contact.label' })}>
      <a href={phone.href}>
        <PhoneIcon size="small" />
        {phone.label}
      </a>
      <a href={address.mapUrl}>
        <MapPinIcon size="small" />
        {address.line}
      </a>
    </Root>
  );
}
