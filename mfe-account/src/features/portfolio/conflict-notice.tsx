import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toPortfolioValues, type PortfolioFieldName } from './portfolio-form.model.ts';
import type { PortfolioConflict } from './use-portfolio-form.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;
  & > dl {
    display: grid;
    gap: 6px;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the notice. */
export interface ConflictNoticeProps {
  readonly conflict: PortfolioConflict;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says what another window has saved of an instrument meanwhile, and lets its owner choose. Renders a notice. */
export function ConflictNotice({ conflict, onKeepMine, onTakeTheirs }: ConflictNoticeProps): ReactNode {
  const { formatMessage } = useIntl();
  const theirs = toPortfolioValues(conflict.theirs);
  const shown = (name: PortfolioFieldName): string =>
    theirs[name] === ''
      ? formatMessage({ id: 'portfolio.conflict.empty' })
      : name === 'condition'
        ? formatMessage({ id: `portfolio.condition.${theirs.condition}` })
        : theirs[name];
  return (
    <Notice tone="warn" live>
      <Body>
        <p>
          <FormattedMessage id="portfolio.conflict" />
        </p>
        <dl>
          {conflict.fields.map((name) => (
            <div key={name}>
              <dt>
                <FormattedMessage id={`portfolio.field.${name}`} />
              </dt>
              <dd>{shown(name)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Button size="small" variant="outline" onClick={onKeepMine}>
            <FormattedMessage id="portfolio.conflict.mine" />
          </Button>
          <Button size="small" variant="outline" onClick={onTakeTheirs}>
            <FormattedMessage id="portfolio.conflict.theirs" />
          </Button>
        </p>
      </Body>
    </Notice>
  );
}
