import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData } from 'react-router';
import { categoriesPath, type Category, CategoryCard } from '#mfe-admin/features/names/category-card.tsx';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  max-width: 860px;
`;

/** `/admin/catalogue/categories`: the categories of the shop and their types. Drawers open over it. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'names.categories' });
  const categories = useLoaderData<readonly Category[]>();
  return (
    <Root>
      <CoveredPageHead path={categoriesPath} title={title} />
      <Heading level={1} step="2">
        {title}
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="names.categoriesLead" />
      </p>
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
      <Outlet />
    </Root>
  );
}
