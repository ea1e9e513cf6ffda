import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 14px;
  padding: 28px;
  border-radius: var(--hs-r-paper);
  background: var(--hs-plush-wash);
  & > h3 {
    font-size: var(--hs-t-2);
    line-height: 1;
  }
  & > a + a {
    margin-top: -6px;
  }
  ${down('tablet')} {
    gap: 10px;
    padding: 20px 12px;
    & > h3 {
      font-size: var(--hs-t-3);
    }
    & > a {
      padding-inline: 12px;
    }
  }
`;

/** Between the cards: somebody who listens. Renders an `<aside>`. */
export function SavedSearchCard() {
  const intl = useIntl();
  const { phone, sender } = storeProfile;
  const subject = encodeURIComponent(intl.formatMessage({ id: 'listing.savedSearch.subject' }));
  return (
    <Root data-print="hide" aria-labelledby="hunt">
      <h3 id="hunt">
        <FormattedMessage id="listing.savedSearch" />
      </h3>
      <p className="hs-small">
        <FormattedMessage id="listing.savedSearch.text" />
      </p>
      <Button as="a" variant="outline" size="small" href={phone.href}>
        <FormattedMessage id="listing.savedSearch.call" />
      </Button>
      <Button as="a" variant="quiet" size="small" href={`mailto:${sender.email}?subject=${subject}`}>
        <FormattedMessage id="listing.savedSearch.mail" />
      </Button>
    </Root>
  );
}
