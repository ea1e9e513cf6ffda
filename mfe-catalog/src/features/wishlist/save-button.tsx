import { HeartIcon } from '@headstock/ui/icons/heart';
import { FormattedMessage } from 'react-intl';
import { useSaved } from './use-saved.ts';

/** Save, beside the other small ways on of a product. Renders a `<button aria-pressed>`. */
export function SaveButton({ itemId }: { readonly itemId: string }) {
  const [saved, toggle] = useSaved(itemId);
  return (
    <button type="button" className="hs-saver" aria-pressed={saved} onClick={toggle}>
      <HeartIcon size="small" />
      <FormattedMessage id="catalog.product.save" />
    </button>
  );
}
