import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    & > div {
      display: grid;
      gap: 8px;
      max-width: 68ch;
    }
    & > .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }
  }
`;

/** Props of the page. */
export interface AiPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Links beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about the assistants that is no list: its heading, what it is for, its parts. Renders a `<div>`. */
export function AiPage({ title, lead, actions, children }: AiPageProps): ReactNode {
  return (
    <Root>
      <PageHead title={title} />
      <header>
        <div>
          <Heading level={1} step="2">
            {title}
          </Heading>
          {lead && <div className="hs-mute">{lead}</div>}
        </div>
        {actions && <div className="acts">{actions}</div>}
      </header>
      {children}
    </Root>
  );
}
