import * as enPictures from '../copy/en/pictures.ts';
import * as frPictures from '../copy/fr/pictures.ts';
import type { InstrumentSpec } from '../../drawings/types.ts';
import type { DemoImage } from '../types.ts';
import type { Draft } from './draft.ts';
import { typesetFrench } from './typeset.ts';

type Cover = keyof typeof enPictures.covers;
const finishes: Readonly<Record<Cover, NonNullable<InstrumentSpec['finish']>>> = {
  tweed: 'tweed',
  brown: 'brown-leather',
  black: 'black-tolex',
};

/** The case that an instrument of these years came in: Fender's boxes, brown then black elsewhere. */
function caseOf({ model, year, life }: Draft): readonly [shape: 'box' | 'shaped', cover: Cover] {
  if (life.case !== 'original') return ['shaped', 'black'];
  if (model.brand === 'Fender') return ['box', year < 1960 ? 'tweed' : year < 1964 ? 'brown' : 'black'];
  return ['shaped', year < 1968 ? 'brown' : 'black'];
}

/** The picture of the case, where there is one. Cases are alike, so that instruments share it. */
export function casePicture(item: Draft): readonly DemoImage[] {
  if (item.life.case === 'none') return [];
  if (item.life.case === 'bag')
    return [
      {
        view: 'detail',
        drawing: { body: 'gig-bag', finish: 'charcoal', seed: 1, wear: 0, view: 'card' },
        alt: { en: enPictures.cases.bag, fr: frPictures.cases.bag },
      },
    ];
  const [shape, cover] = caseOf(item);
  const wear = item.life.case === 'original' && item.now - item.year > 30 ? 0.5 : 0.1;
  return [
    {
      view: 'detail',
      drawing: { body: shape === 'box' ? 'case-box' : 'case', finish: finishes[cover], seed: 1, wear, view: 'card' },
      alt: {
        en: enPictures.cases[shape].replace('{cover}', enPictures.covers[cover]),
        fr: typesetFrench(frPictures.cases[shape].replace('{cover}', frPictures.covers[cover])),
      },
    },
  ];
}
