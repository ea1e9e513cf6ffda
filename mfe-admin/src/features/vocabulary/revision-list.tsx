import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { Revision } from './entries.model.ts';

const Root = styled.ol`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--hs-line);
  }
`;

/** Props of the list. */
export interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** Puts an earlier vocabulary into the rows, to be saved; without it nothing can be restored. */
  readonly onRestore?: (revision: Revision) => void;
}

/** The vocabularies that were saved, the newest first. Renders an `<ol>`. */
export function RevisionList({ revisions, onRestore }: RevisionListProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Root>
      {revisions.map((revision, index) => {
        const { version, createdAt, authorName, count } = revision;
        return (
          <li key={version}>
            <span>
              <b>
                {version === 0 ? (
                  <FormattedMessage id="vocabulary.shipped" />
                ) : (
                  <FormattedMessage id="vocabulary.version" values={{ version }} />
                )}
              </b>
              {' · '}
              <FormattedMessage id="vocabulary.entries" values={{ count }} />
              {createdAt && (
                <>
                  <br />
                  <small className="hs-mute">
                    <Moment iso={createdAt} />
                    {authorName && ` · ${authorName}`}
                  </small>
                </>
              )}
            </span>
            {onRestore && index > 0 && (
              <Button
                size="small"
                variant="quiet"
                aria-label={formatMessage({ id: 'vocabulary.restoreOf' }, { version })}
                onClick={() => onRestore(revision)}
              >
                <FormattedMessage id="vocabulary.restore" />
              </Button>
            )}
          </li>
        );
      })}
    </Root>
  );
}
