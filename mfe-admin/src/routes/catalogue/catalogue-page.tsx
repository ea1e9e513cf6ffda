import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > header {
    display: grid;
    gap: 6px;
    & > p {
      max-width: 68ch;
    }
  }
  & > section {
    display: grid;
    gap: 14px;
    max-width: 760px;
  }
`;

/** Props of the page. */
export interface CataloguePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the catalogue that is no list: its heading, what it is for, its parts. Renders a `<div>`. */
export function CataloguePage({ title, lead, children }: CataloguePageProps): ReactNode {
  return (
    <Root>
      <PageHead title={title} />
      <header>
        <Heading level={1} step="2">
          {title}
        </Heading>
        {lead && <p className="hs-mute">{lead}</p>}
      </header>
      {children}
    </Root>
  );
}
