import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { ClockIcon } from '@headstock/ui/icons/clock';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import { LinkArrow } from '@headstock/ui/link-arrow';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { HomeView } from './home.model.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(32px, 6vw, 96px);
  & .open {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    margin: 20px 0 24px;
    padding: 8px 14px;
    border-radius: var(--hs-r-round);
    background: var(--hs-good-wash);
    color: var(--hs-good);
    font-size: var(--hs-t-small);
    font-weight: 600;
  }
  & .hs-lead {
    margin-bottom: 24px;
  }
  & .book {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & ul {
    margin-bottom: 12px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    padding: 18px 0;
    border-top: 1px solid var(--hs-line);
    &:last-of-type {
      border-bottom: 1px solid var(--hs-line);
    }
  }
  & b {
    font: 400 1.625rem/1.1 var(--hs-serif);
  }
  & li > span {
    grid-column: 1;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & em {
    grid-row: 1;
    grid-column: 2;
    align-self: baseline;
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The repair bench with its prices, booked by form or telephone. Renders a `<section>`. */
export function Workshop({ lead, prices }: NonNullable<HomeView['bench']>) {
  const intl = useIntl();
  return (
    <Root className="hs-section hs-wrap" aria-labelledby="bench">
      <div>
        <h2 id="bench" className="hs-1">
          <FormattedMessage id="homeSections.workshop" />
        </h2>
        <p className="open">
          <ClockIcon size="small" />
          {storeProfile.hours[intl.locale === 'fr' ? 'fr' : 'en']}
        </p>
        <p className="hs-lead">{lead}</p>
        <p className="book">
          <Button as={Link} variant="outline" to="/forms/repair">
            <FormattedMessage id="homeSections.workshopBook" />
          </Button>
          <Button as="a" variant="outline" href={storeProfile.phone.href}>
            <PhoneIcon size="small" />
            {storeProfile.phone.label}
          </Button>
        </p>
      </div>
      <div>
        <ul>
          {prices.map(({ service, note, cents, isFixed }) => (
            <li key={service}>
              <b>{service}</b>
              <em className="hs-num">
                <FormattedMessage
                  id={isFixed ? 'homeSections.price' : 'homeSections.priceFrom'}
                  values={{ price: formatMoney(cents, { locale: intl.locale }) }}
                />
              </em>
              <span>{note}</span>
            </li>
          ))}
        </ul>
        <LinkArrow as={Link} to="/repairs">
          <FormattedMessage id="homeSections.workshopAll" />
        </LinkArrow>
      </div>
    </Root>
  );
}
