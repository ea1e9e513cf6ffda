import { Checkbox } from '@headstock/ui/checkbox';
import { FormattedMessage } from 'react-intl';
import type { DraftView } from './form-view.model.ts';

/** The pictures of a form that came back: they are with the shop and need not be chosen again. Renders a `<div>`. */
export function DraftPictures({ pictures }: Pick<DraftView, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <div>
      <p className="hs-small">
        <FormattedMessage id="form.draftPictures" values={{ count: pictures.length }} />
      </p>
      {pictures.map(({ id, fileName }) => (
        <div key={id}>
          <Checkbox name="unwantedPicture" value={id} size="small">
            <FormattedMessage id="form.removeDraftPicture" values={{ name: fileName }} />
          </Checkbox>
        </div>
      ))}
    </div>
  );
}
