import { FormattedMessage } from 'react-intl';
import { useShopDate } from '#mfe-catalog/features/format/use-shop-date.ts';
import type { PostCardView } from './blog.model.ts';

/** Day and reading time of a post: “Feb 24th 2026 · 5 min”. Renders a `<p>`. */
export function PostMeta({ publishedAt, minutes }: Pick<PostCardView, 'publishedAt' | 'minutes'>) {
  const date = useShopDate();
  return (
    <p className="meta hs-num">
      <time dateTime={publishedAt.slice(0, 10)}>{date(publishedAt)}</time>
      {' · '}
      <FormattedMessage id="catalog.blog.minutes" values={{ minutes }} />
    </p>
  );
}
