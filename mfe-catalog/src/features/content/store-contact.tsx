import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { ClockIcon } from '@headstock/ui/icons/clock';
import { MailIcon } from '@headstock/ui/icons/mail';
import { MapPinIcon } from '@headstock/ui/icons/map-pin';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 28px 40px;
  padding-block: 28px;
  border-block: 1px solid var(--hs-line);
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 6px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & dd {
    font: 400 1.625rem/1.25 var(--hs-serif);
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    padding-block: 4px;
  }
  ${down('desktopMedium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${down('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function Fact({
  icon,
  name,
  children,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {icon}
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How to reach the shop: telephone, mail, address with its map, hours. Renders a `<dl>`. */
export function StoreContact() {
  const { phone, sender, address, hours } = storeProfile;
  const { locale } = useIntl();
  return (
    <div className="hs-wrap">
      <Root>
        <Fact icon={<PhoneIcon size="small" />} name="content.phone">
          <a href={phone.href}>{phone.label}</a>
        </Fact>
        <Fact icon={<MailIcon size="small" />} name="content.email">
          <a href={`mailto:${sender.email}`}>{sender.email}</a>
        </Fact>
        <Fact icon={<MapPinIcon size="small" />} name="content.address">
          <a href={address.mapUrl}>
            {address.line}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </a>
        </Fact>
        <Fact icon={<ClockIcon size="small" />} name="content.hours">
          {hours[locale === 'fr' ? 'fr' : 'en']}
        </Fact>
      </Root>
    </div>
  );
}
