import styled from '@emotion/styled';
import { listingFileFormats } from '@headstock/contracts/listing-imports';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { DownloadIcon } from '@headstock/ui/icons/download';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled.section`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** All listings of the viewer as a file, in every layout. Renders a `<section>`. */
export function ExportLinks(): ReactNode {
  return (
    <Root aria-labelledby="exports">
      <header>
        <Heading level={2} step="2" id="exports">
          <FormattedMessage id="listingImports.exports" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="listingImports.exports.lead" />
        </p>
      </header>
      <ul>
        {listingFileFormats.map((format) => (
          <li key={format}>
            <Button as="a" variant="outline" size="small" href={`/api/listing-exports/${format}.csv`} download>
              <DownloadIcon size="small" />
              <FormattedMessage id={`listingImports.format.${format}`} />
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
