import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditorFacts } from './editor.model.ts';
import { fieldName } from './show-value.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > ol:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    counter-reset: step;
    & > li {
      flex: 1 1 150px;
      padding: 8px 0;
      border-top: 3px solid var(--hs-line);
      color: var(--hs-ink-3);
      &[data-reached] {
        border-color: var(--hs-ink);
        color: var(--hs-ink-2);
      }
      &[aria-current] {
        border-color: var(--hs-plush);
        color: var(--hs-ink);
        font-weight: 600;
      }
    }
  }
  & details > ol {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
`;

const steps = ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE'] as const;

/** Where a consignment stands, who is asked, and what happened so far. */
export function StepList({ facts }: { readonly facts: EditorFacts }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { listing, asked } = facts;
  const reached = steps.findIndex((step) => step === listing.state);
  const at = reached < 0 ? steps.length - 1 : reached;
  return (
    <Root>
      {listing.isConsignment && (
        <ol aria-label={intl.formatMessage({ id: 'listingEditor.steps' })}>
          {steps.map((step, index) => (
            <li key={step} data-reached={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
              <FormattedMessage id={`listingEditor.step.${step}`} />
            </li>
          ))}
        </ol>
      )}
      {listing.isConsignment && asked && (
        <p>
          <FormattedMessage
            id={asked === 'SHOP' ? 'listingEditor.asked.SHOP' : `listingEditor.asked.SELLER.${listing.state}`}
          />
        </p>
      )}
      {facts.steps.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="listingEditor.history" values={{ count: facts.steps.length }} />
          </summary>
          <ol>
            {facts.steps.toReversed().map((step) => (
              <li key={step.position}>
                <b>
                  <FormattedMessage id={`listingEditor.did.${step.action}`} />
                </b>
                {', '}
                {step.name ?? intl.formatMessage({ id: `listingEditor.by.${step.by}` })}
                {', '}
                <span className="hs-mute">{formatDate(step.at)}</span>
                {step.reason !== null && <p>{step.reason}</p>}
                {step.fields.length > 0 && (
                  <p className="hs-small hs-mute">{step.fields.map((path) => fieldName(path, intl)).join(', ')}</p>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Root>
  );
}
