import { HeartButton } from '@headstock/ui/heart-button';
import { useIntl } from 'react-intl';
import type { CardView } from '#mfe-catalog/features/card/card.model.ts';
import { useSaved } from './use-saved.ts';

/** The heart on a card's picture. Renders a `<button aria-pressed>`. */
export function CardHeart({ card: { id, year, name } }: { readonly card: CardView }) {
  const intl = useIntl();
  const [saved, toggle] = useSaved(id);
  const title = year ? `${year} ${name}` : name;
  return <HeartButton saved={saved} label={intl.formatMessage({ id: 'catalog.save' }, { title })} onClick={toggle} />;
}
