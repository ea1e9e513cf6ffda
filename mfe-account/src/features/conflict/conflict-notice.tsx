import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

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
  /** What was changed in another window. */
  readonly title: ReactNode;
  /** What stands there now. */
  readonly children: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says what another window has saved meanwhile, and lets whoever typed here choose. Renders a notice. */
export function ConflictNotice({ title, children, onKeepMine, onTakeTheirs }: ConflictNoticeProps): ReactNode {
  return (
    <Notice tone="warn" live>
      <Body>
        <p>{title}</p>
        {children}
        <p>
          <Button size="small" variant="outline" onClick={onKeepMine}>
            <FormattedMessage id="profile.conflict.mine" />
          </Button>
          <Button size="small" variant="outline" onClick={onTakeTheirs}>
            <FormattedMessage id="profile.conflict.theirs" />
          </Button>
        </p>
      </Body>
    </Notice>
  );
}

/** A field as another window has saved it. */
export interface StoredField {
  readonly name: string;
  readonly label: ReactNode;
  /** Empty where nothing is saved. */
  readonly text: string;
}

/** The fields that differ, as they are saved. Renders a `<dl>`. */
export function StoredFields({ fields }: { readonly fields: readonly StoredField[] }): ReactNode {
  return (
    <dl>
      {fields.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text === '' ? <FormattedMessage id="profile.conflict.empty" /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
