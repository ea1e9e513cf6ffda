import styled from '@emotion/styled';
import type { PhotographShot } from '@headstock/contracts/photographs';
import { CheckIcon } from '@headstock/ui/icons/check';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShotDrawing } from './shot-drawing.tsx';

const Root = styled.section`
  display: grid;
  gap: 10px;
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: 8px;
    & > li {
      display: flex;
      align-items: center;
      gap: 8px;
      min-width: 0;
      padding: 6px 10px;
      border-radius: var(--hs-r-control);
      background: var(--hs-sunken);
      font-size: var(--hs-t-small);
      line-height: 1.3;
      &[data-there] {
        color: var(--hs-good);
        background: var(--hs-good-wash);
      }
    }
  }
`;

/** Props of the list. */
export interface ShotListProps {
  readonly shots: readonly PhotographShot[];
  readonly missing: readonly PhotographShot[];
}

/** What buyers want to see, and what of it no photograph shows yet. Renders a `<section>`. */
export function ShotList({ shots, missing }: ShotListProps): ReactNode {
  return (
    <Root>
      <p className="hs-label">
        <FormattedMessage
          id="photographs.shotList"
          values={{ there: shots.length - missing.length, count: shots.length }}
        />
      </p>
      <ul>
        {shots.map((shot) => {
          const isMissing = missing.includes(shot);
          return (
            <li key={shot} data-there={!isMissing || undefined}>
              {isMissing ? <ShotDrawing shot={shot} /> : <CheckIcon size="small" />}
              <span>
                <FormattedMessage id={`photographs.shot.${shot}`} />
                <span className="hs-vh">
                  {' '}
                  <FormattedMessage id={isMissing ? 'photographs.shotMissing' : 'photographs.shotThere'} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
