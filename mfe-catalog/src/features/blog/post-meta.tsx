import { FormattedMessage } from 'react-intl';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { PostCardView } from './blog.model.ts';

/** Day and reading time of a post: “Feb 24th 2026 · 5 min”. Renders a `<p>`. */
export function PostMeta({ publishedAt, minutes }: Pick<PostCardView, 'publishedAt' | 'minutes'>) {
  const formatDate = useShopDate();
  return (
    <p className="meta hs-num">
      <time dateTime={publishedAt.slice(0, 10)}>{formatDate(publishedAt)}</time>
      {' · '}
      <FormattedMessage id="blog.minutes" values={{ minutes }} />
    </p>
  );
}
