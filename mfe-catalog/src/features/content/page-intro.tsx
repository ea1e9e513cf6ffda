import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BreadcrumbData } from '#mfe-catalog/features/structured-data/breadcrumbs-json-ld.model.ts';
import type { PictureView } from './page-view.model.ts';
import { PictureHeader } from './picture-header.tsx';

const Root = styled.header`
  padding-block: 16px clamp(24px, 3vw, 44px);
  & > h1 {
    max-width: 12em;
    margin: 24px 0 clamp(20px, 2vw, 32px);
    overflow-wrap: break-word;
  }
  & > .hs-lead {
    max-width: 32em;
  }
`;

const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 28px;
`;

export interface PageIntroProps {
  /** The way to the page, which is the last of it. */
  readonly crumbs: readonly BreadcrumbData[];
  readonly title: string;
  readonly lead: ReactNode;
  readonly picture?: PictureView | null;
  /** What stands in a row under the lead. */
  readonly children?: ReactNode;
}

/** The way here, the title and the lead of a page of texts, beside its picture if it has one. Renders a `<header>` with the `<h1>`. */
export function PageIntro({ crumbs, title, lead, picture, children }: PageIntroProps) {
  const intl = useIntl();
  const way = (
    <Breadcrumbs
      label={intl.formatMessage({ id: 'catalog.breadcrumbs' })}
      crumbs={crumbs.map(({ label, path }, at) => (at < crumbs.length - 1 ? { label, to: path } : { label }))}
    />
  );
  const words = (
    <>
      <h1 className="hs-title">{title}</h1>
      <p className="hs-lead">{lead}</p>
      {children && <After>{children}</After>}
    </>
  );
  if (picture)
    return (
      <PictureHeader picture={picture} path={way}>
        {words}
      </PictureHeader>
    );
  return (
    <Root className="hs-wrap">
      {way}
      {words}
    </Root>
  );
}
