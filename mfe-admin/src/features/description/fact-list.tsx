import styled from '@emotion/styled';
import { Picture } from '@headstock/ui/picture';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminDescriptionQuery } from './description.generated.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: 6px 18px;
  & > dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & > dd {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0;
    overflow-wrap: anywhere;
    & > img {
      width: 56px;
      height: auto;
      border-radius: var(--hs-r-control);
    }
  }
`;

/** Something that a description can rest on. */
export type DescriptionFact = NonNullable<AdminDescriptionQuery['listingDescription']>['facts'][number];

/** What is known of an instrument. Renders a `<dl>`, or a `<p>` where nothing is. */
export function FactList({ facts }: { readonly facts: readonly DescriptionFact[] }): ReactNode {
  const { locale, formatMessage } = useIntl();
  if (facts.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="describe.noFacts" />
      </p>
    );
  return (
    <Root>
      {facts.map(({ key, label, valueEn, valueFr, imageId }) => {
        const own = locale === 'fr' ? valueFr : valueEn;
        const isOneSided = valueEn === '' || valueFr === '';
        return (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {imageId && <Picture id={imageId} alt="" view="photo" sizes="56px" widths={[320]} />}
              <span>
                {own || valueEn || valueFr}
                {isOneSided && (
                  <small className="hs-mute">
                    {' '}
                    {formatMessage({ id: valueEn === '' ? 'describe.frenchOnly' : 'describe.englishOnly' })}
                  </small>
                )}
              </span>
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
