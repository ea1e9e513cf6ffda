import styled from '@emotion/styled';
import { ArrowLeftIcon } from '@headstock/ui/icons/arrow-left';
import { ArrowRightIcon } from '@headstock/ui/icons/arrow-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { postPath, type PostView } from './blog.model.ts';

const Root = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 24px;
  & > a {
    display: grid;
    align-content: start;
    gap: 6px;
    padding-block: 24px;
    border-block: 1px solid var(--hs-line);
    text-decoration: none;
    &:hover b {
      text-decoration: underline 1px;
    }
  }
  & .newer {
    grid-column: 2;
    justify-items: end;
    text-align: right;
  }
  & span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & b {
    font: 400 var(--hs-t-3) / 1.15 var(--hs-serif);
    text-wrap: balance;
  }
`;

/** The posts before and after this one in time. Renders a `<nav>`, or nothing for the only post. */
export function AdjacentPosts({ older, newer }: Pick<PostView, 'older' | 'newer'>) {
  const intl = useIntl();
  if (!older && !newer) return null;
  return (
    <div className="hs-wrap">
      <Root aria-label={intl.formatMessage({ id: 'blog.adjacentPosts' })}>
        {older && (
          <Link to={postPath(older.slug)} rel="prev">
            <span>
              <ArrowLeftIcon size="small" />
              <FormattedMessage id="blog.older" />
            </span>
            <b>{older.title}</b>
          </Link>
        )}
        {newer && (
          <Link className="newer" to={postPath(newer.slug)} rel="next">
            <span>
              <FormattedMessage id="blog.newer" />
              <ArrowRightIcon size="small" />
            </span>
            <b>{newer.title}</b>
          </Link>
        )}
      </Root>
    </div>
  );
}
