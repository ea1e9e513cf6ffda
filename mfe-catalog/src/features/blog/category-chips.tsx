import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { blogPath, type BlogView } from './blog.model.ts';

const Root = styled.nav`
  margin-bottom: clamp(24px, 3vw, 44px);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & a {
    min-height: 44px;
  }
  & small {
    font-size: var(--hs-t-micro);
  }
`;

/** The blog's categories as links, the chosen one marked. Renders a `<nav>`. */
export function CategoryChips({ view }: { readonly view: BlogView }) {
  const intl = useIntl();
  const all = { slug: null, title: intl.formatMessage({ id: 'blog.all' }), count: 0 };
  const chosen = view.category?.slug ?? null;
  return (
    <Root className="hs-wrap" aria-label={intl.formatMessage({ id: 'blog.categories' })}>
      <ul>
        {[all, ...view.categories].map(({ slug, title, count }) => (
          <li key={slug}>
            <Chip
              as={Link}
              to={blogPath(slug)}
              kind={slug === chosen ? 'chosen' : 'plain'}
              aria-current={slug === chosen ? 'page' : undefined}
            >
              {title}
              {count > 0 && (
                <small className="hs-num">
                  <FormattedNumber value={count} />
                </small>
              )}
            </Chip>
          </li>
        ))}
      </ul>
    </Root>
  );
}
