import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { CardSkeleton } from '../feedback/card-skeleton.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorCard } from '../feedback/error-card.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Table } from '../feedback/table.tsx';
import { ToastRegion, type Toast } from '../feedback/toast-region.tsx';
import { CardGrid } from '../product/card-grid.tsx';
import { Money } from '../money/money.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const Overlays = lazy(() => import('./overlays.tsx').then((module) => ({ default: module.Overlays })));

const samples: readonly Omit<Toast, 'id'>[] = [
  { tone: 'good', content: 'On your wishlist. We will tell you if the price moves.' },
  { tone: 'warn', content: 'The following items were removed because they were out of stock: 1971 Banjo' },
  { tone: 'bad', content: 'Username or password not found', timeout: 0 },
];

function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  return (
    <>
      {samples.map((sample) => (
        <Button
          key={sample.tone}
          variant="outline"
          size="small"
          onClick={() => setToasts((all) => [...all, { ...sample, id: `${sample.tone}-${Date.now()}` }])}
        >
          Toast: {sample.tone}
        </Button>
      ))}
      <ToastRegion toasts={toasts} onDismiss={dismiss} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </>
  );
}

function Orders() {
  return (
    <Table caption="Orders">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">State</th>
          <th scope="col" data-align="end">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">H-20418</th>
          <td>Nov 3rd 2026</td>
          <td>
            <Badge tone="good">Paid</Badge>
          </td>
          <td data-align="end">
            <Money amountCents={718_200} locale="en" cents="always" />
          </td>
        </tr>
        <tr>
          <th scope="row">H-20377</th>
          <td>Oct 19th 2026</td>
          <td>
            <Badge tone="warn">Partly paid</Badge>
          </td>
          <td data-align="end">
            <Money amountCents={-4_250_050} locale="fr" cents="always" />
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

/** Notices, toasts, badges, tables, waiting, emptiness, errors and what opens above the page. */
export function Messages() {
  return (
    <>
      <GallerySection title="Messages">
        <div style={{ display: 'grid', gap: 12, maxWidth: 640, marginBottom: 24 }}>
          <Notice tone="good">Your offer of $7,000 was accepted. The price is yours until Sun, Nov 22nd.</Notice>
          <Notice tone="warn">New price and old price are not matching</Notice>
          <Notice tone="bad">We were not able to merge your cart</Notice>
          <Notice>Pick-up only: it is too good for a truck.</Notice>
        </div>
        <Row>
          <Toasts />
          <Suspense>
            <Overlays />
          </Suspense>
        </Row>
        <Row>
          <Badge>Draft</Badge>
          <Badge tone="good">Paid</Badge>
          <Badge tone="warn">Partly paid</Badge>
          <Badge tone="bad">Cancelled</Badge>
          <Badge tone="plush">Offer</Badge>
        </Row>
      </GallerySection>
      <GallerySection title="Table">
        <Orders />
      </GallerySection>
      <GallerySection title="Waiting and nothing">
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
        <EmptyState
          title="Your cart is empty. The wall is not."
          level={3}
          actions={
            <Button as={Link} to="/shop">
              See the latest arrivals
            </Button>
          }
        >
          Nothing is held until it is paid for or an offer is accepted.
        </EmptyState>
      </GallerySection>
      {(['not-found', 'general'] as const).map((drawing) => (
        <ErrorCard
          key={drawing}
          level={2}
          drawing={drawing}
          drawingLabel={
            drawing === 'not-found'
              ? 'Guitar tablature that reads 4, 0, 4; the third string has snapped'
              : 'A string that came off its post'
          }
          title={drawing === 'not-found' ? '404 Error' : '500 Error'}
          said={drawing === 'not-found' ? 'Oops! Looks like we hit a bad note.' : 'Something Went Wrong.'}
          hint="Try one of the links below:"
          links={
            <>
              <Button as={Link} to="/">
                Return to Homepage
              </Button>
              <Button as={Link} to="/shop" variant="outline">
                Shop
              </Button>
              <Button as={Link} to="/faqs" variant="outline">
                FAQ
              </Button>
            </>
          }
        />
      ))}
    </>
  );
}
