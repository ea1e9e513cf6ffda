import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Section } from '@headstock/ui/section';
import { FormattedMessage } from 'react-intl';
import { AppraisalFormCard } from './appraisal-form-card.tsx';

const Root = styled(Section)`
  & > div {
    display: grid;
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: clamp(32px, 6vw, 96px);
  }
  & h2 {
    margin-bottom: 24px;
    font-size: clamp(3rem, 1.8rem + 5vw, 6.75rem);
    line-height: 0.9;
    letter-spacing: -0.028em;
  }
  & .hs-lead {
    max-width: 30em;
    & > a {
      white-space: nowrap;
    }
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin-top: 44px;
    border-top: 3px solid var(--hs-tag);
  }
  & li {
    position: relative;
    padding: 16px 16px 0 0;
    font-size: var(--hs-t-small);
    line-height: 1.4;
    color: var(--hs-ink-2);
    &::before {
      content: '';
      position: absolute;
      left: 0;
      top: -9px;
      width: 15px;
      height: 15px;
      border-radius: 50%;
      background: var(--hs-tag);
    }
  }
  & li > b {
    display: block;
    margin-bottom: 2px;
    font-size: 1rem;
    color: var(--hs-ink);
  }
  ${down('tabletMedium')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${down('tablet')} {
    & ol {
      grid-template-columns: 1fr 1fr;
    }
    & li {
      padding-bottom: 20px;
    }
  }
`;

/** Sell and trade: how it goes, and the slip that shows what such a thing sells for. Renders a `<section>`. */
export function SellSection() {
  return (
    <Root ground="band" id="sell" labelledBy="sell-title">
      <div>
        <h2 id="sell-title">
          <FormattedMessage id="home.sell" />
        </h2>
        <p className="hs-lead">
          <FormattedMessage
            id="home.sellLead"
            values={{ phone: <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a> }}
          />
        </p>
        <ol>
          {['tell', 'describe', 'approve', 'sold'].map((step) => (
            <li key={step}>
              <b>
                <FormattedMessage id={`home.sellStep.${step}`} />
              </b>
              <FormattedMessage id={`home.sellStep.${step}.note`} />
            </li>
          ))}
        </ol>
      </div>
      <AppraisalFormCard />
    </Root>
  );
}
