import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminAssistantQuery } from './assistants.generated.ts';

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

/** A revision of an assistant. */
export type Revision = NonNullable<AdminAssistantQuery['assistant']>['revisions'][number];

/** Props of the list. */
export interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** Puts an earlier revision into the form, to be saved; without it nothing can be restored. */
  readonly onRestore?: (revision: Revision) => void;
}

/** What an assistant was, the newest first; an earlier revision can be put into the form again. Renders an `<ol>`. */
export function RevisionList({ revisions, onRestore }: RevisionListProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Root>
      {revisions.map((revision, index) => (
        <li key={revision.version}>
          <span>
            <b>
              <FormattedMessage id={`assistants.revision.${revision.action}`} values={{ version: revision.version }} />
            </b>
            <br />
            <small className="hs-mute">
              <Moment iso={revision.createdAt} />
              {' · '}
              {revision.authorName ?? formatMessage({ id: 'assistants.revision.shop' })}
            </small>
          </span>
          {onRestore && index > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={formatMessage({ id: 'assistants.restoreOf' }, { version: revision.version })}
              onClick={() => onRestore(revision)}
            >
              <FormattedMessage id="assistants.restore" />
            </Button>
          )}
        </li>
      ))}
    </Root>
  );
}
