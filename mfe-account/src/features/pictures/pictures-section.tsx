import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Pictures } from './picture.model.ts';
import { PictureRow } from './picture-row.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 720px;
`;

/** The account's avatar and banner, which stand on its public page and in messages. Renders a `<section>`. */
export function PicturesSection({ pictures }: { readonly pictures: Pictures }): ReactNode {
  const { displayName, avatarImage, bannerImage } = pictures;
  return (
    <Root aria-labelledby="details-pictures">
      <div>
        <Heading level={2} step="3" id="details-pictures">
          <FormattedMessage id="pictures.title" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="pictures.lead" />
        </p>
      </div>
      <PictureRow kind="avatar" name={displayName} url={avatarImage?.url ?? null} />
      <PictureRow kind="banner" name={displayName} url={bannerImage?.url ?? null} />
    </Root>
  );
}
