import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../actions/button.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkArrow } from '../actions/link-arrow.tsx';
import { Badge } from '../feedback/badge.tsx';
import { BellIcon } from '../icons/bell.tsx';
import { CartIcon } from '../icons/cart.tsx';
import { PhoneIcon } from '../icons/phone.tsx';
import { SearchIcon } from '../icons/search.tsx';
import { UserIcon } from '../icons/user.tsx';
import { Backdrop } from '../product/backdrop.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

function Buttons() {
  return (
    <Row>
      <Button>Add to cart</Button>
      <Button variant="outline">Make an offer</Button>
      <Button variant="ink">Compare</Button>
      <Button variant="quiet">Not now</Button>
      <LinkArrow as={Link} to="/">
        All latest arrivals
      </LinkArrow>
    </Row>
  );
}

/** Buttons, icon buttons, arrow links and chips, on every ground. */
export function Controls() {
  const [busy, setBusy] = useState(true);
  return (
    <GallerySection title="Buttons">
      <Buttons />
      <Row>
        <Button size="small" variant="outline">
          Update
        </Button>
        <Button size="large">Checkout</Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Add to cart
        </Button>
        <Button variant="outline" busy={busy}>
          Make an offer
        </Button>
        <Button variant="quiet" onClick={() => setBusy(!busy)}>
          Turn busy {busy ? 'off' : 'on'}
        </Button>
        <Button disabled>Sold</Button>
        <Button variant="outline">
          <PhoneIcon size="small" />
          Ask the bench
        </Button>
        <Button as={Link} to="/" variant="outline">
          A link
        </Button>
      </Row>
      <Row>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Account">
          <UserIcon />
        </IconButton>
        <IconButton label="Notifications, 3 new">
          <BellIcon />
          <Badge tone="count" on="icon">
            {3}
          </Badge>
        </IconButton>
        <IconButton as={Link} to="/" label="Cart, 12 items">
          <CartIcon />
          <Badge tone="count" on="icon">
            {128}
          </Badge>
        </IconButton>
        <Chip as={Link} to="/" kind="removable" removeLabel=", remove this filter">
          1960s
        </Chip>
        <Chip as={Link} to="/" kind="chosen">
          Chosen
        </Chip>
        <Chip as={Link} to="/">
          Plain
        </Chip>
        <Chip as={Link} to="/" kind="clear">
          Clear all
        </Chip>
      </Row>
      <div style={{ display: 'grid', gap: 12, marginTop: 24 }}>
        {(['band', 'ebony', 'tag', 'sunken'] as const).map((ground) => (
          <div key={ground} data-ground={ground} style={{ padding: 24 }}>
            <Buttons />
          </div>
        ))}
        <Backdrop tone="surf" style={{ padding: 24 }}>
          <Buttons />
        </Backdrop>
      </div>
    </GallerySection>
  );
}
