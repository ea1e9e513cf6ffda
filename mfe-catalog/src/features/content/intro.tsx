import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CrumbData } from '#mfe-catalog/features/format/crumbs-json-ld.model.ts';
import type { PictureView } from './page-view.model.ts';
import { PictureHead } from './picture-head.tsx';

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

export interface IntroProps {
  /** The way to the page, which is the last of it. */
  readonly crumbs: readonly CrumbData[];
  readonly title: string;
  readonly lead: ReactNode;
  readonly picture?: PictureView | null;
  /** What stands in a row under the lead. */
  readonly children?: ReactNode;
}

/** The way here, the title and the lead of a page of texts, beside its picture if it has one. Renders a `<header>` with the `<h1>`. */
export function Intro({ crumbs, title, lead, picture, children }: IntroProps) {
  const intl = useIntl();
  const way = (
    <Breadcrumbs
      label={intl.formatMessage({ id: 'catalog.path' })}
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
      <PictureHead picture={picture} path={way}>
        {words}
      </PictureHead>
    );
  return (
    <Root className="hs-wrap">
      {way}
      {words}
    </Root>
  );
}
