import type { AccountDashboardQuery, OpenOfferFactsFragment } from './dashboard.generated.ts';

/** Something that waits for the person, and where it is done. Serialised into the HTML of the page. */
export interface Task {
  readonly id: string;
  readonly kind: 'pay' | 'answerOffer' | 'answerPrice' | 'buyAccepted' | 'ship' | 'handOver' | 'read' | 'look';
  /** What it is about: a number of an order, an instrument, or the name of who wrote. */
  readonly subject: string;
  /** What a message is about. */
  readonly about?: string;
  readonly cents: number | null;
  /** Until when. */
  readonly dueAt: string | null;
  /** That moment is past, and it still has to be done. */
  readonly isOverdue?: boolean;
  readonly path: string;
}

/** What waits, and how much more of it there is than is listed, by the page that has it all. */
export interface Tasks {
  readonly tasks: readonly Task[];
  readonly more: readonly { readonly count: number; readonly path: string; readonly page: string }[];
}

type Answer = AccountDashboardQuery;

function toPay({ ordersCompleted }: Answer): readonly Task[] {
  return ordersCompleted.edges.map(({ node: { id, number, reference, layaway, amountRemaining } }) => {
    const due = layaway?.instalments.find(({ state }) => state !== 'PAID');
    return {
      id: `pay-${id}`,
      kind: 'pay',
      subject: number ?? reference,
      cents: (layaway && due ? layaway.nextAmount : amountRemaining).amountCents,
      dueAt: due?.dueAt ?? null,
      isOverdue: layaway?.isOverdue ?? false,
      path: `/orders/${id}#pay`,
    };
  });
}

function ofOffers(
  offers: { readonly edges: readonly { readonly node: OpenOfferFactsFragment }[] },
  kind: Task['kind'],
  page: string,
): readonly Task[] {
  return offers.edges
    .filter(({ node }) => node.actions.length > 0 && (kind !== 'buyAccepted' || node.actions.includes('ADD_TO_CART')))
    .map(({ node: { id, item, expiresAt, agreedAmount, counterAmount, amountOffered } }) => ({
      id: `offer-${id}`,
      kind,
      subject: item.title,
      cents: (agreedAmount ?? counterAmount ?? amountOffered).amountCents,
      dueAt: expiresAt,
      path: `${page}?offer=${id}`,
    }));
}

/** What is sold and paid: sent by its seller or picked up by its buyer. What a bank withholds waits for the bank. */
const toShip = ({ toShip: sales }: Answer): readonly Task[] =>
  sales.edges
    .map(({ node }) => ({ ...node, isSent: node.order.viewerActions.includes('SHIP') }))
    .filter(({ order, isSent }) => isSent || order.viewerActions.includes('DELIVER'))
    .map(({ id, shipBy, isOverdue, order, isSent }) => ({
      id: `ship-${id}`,
      kind: isSent ? 'ship' : 'handOver',
      subject: order.number ?? order.reference,
      cents: null,
      dueAt: shipBy,
      isOverdue,
      path: `/orders/${order.id}${isSent ? '#ship' : ''}`,
    }));

const toRead = ({ threads }: Answer): readonly Task[] =>
  threads.edges.map(({ node: { id, counterpart, subject } }) => ({
    id: `thread-${id}`,
    kind: 'read',
    subject: counterpart.displayName,
    about: subject.title,
    cents: null,
    dueAt: null,
    path: `/profile/messages/${id}`,
  }));

/** Of the saved searches as many are listed as are asked for of everything else. */
const MOST_SEARCHES = 5;

const withFinds = ({ savedSearches }: Answer) => savedSearches.filter(({ newCount }) => newCount > 0);

/** Saved searches with finds that the person has not seen; they wait behind everything else. */
const toLookAt = (answer: Answer): readonly Task[] =>
  withFinds(answer)
    .slice(0, MOST_SEARCHES)
    .map(({ id, name }) => ({
      id: `search-${id}`,
      kind: 'look',
      subject: name,
      cents: null,
      dueAt: null,
      path: `/profile/buying/saved-searches/${id}`,
    }));

/** When a task is due, those that are late and those with the nearest end first, those without one last. */
const urgency = ({ isOverdue, dueAt }: Task): string => `${isOverdue ? 0 : 1} ${dueAt ?? '9'}`;

/** How much more there is of a list than was read. */
const unlisted = ({ totalCount, edges }: { readonly totalCount: number; readonly edges: readonly unknown[] }): number =>
  totalCount - edges.length;

/** Everything that waits for the person, the most urgent first. */
export function toTasks(answer: Answer): Tasks {
  const [buying, selling] = ['/profile/buying/offers', '/profile/selling/offers'];
  const tasks = [
    ...toPay(answer),
    ...ofOffers(answer.countered, 'answerPrice', buying),
    ...ofOffers(answer.accepted, 'buyAccepted', buying),
    ...ofOffers(answer.received, 'answerOffer', selling),
    ...toShip(answer),
    ...toRead(answer),
    ...toLookAt(answer),
  ];
  const rest = [
    { count: unlisted(answer.ordersCompleted), page: 'purchases', path: '/profile/buying/purchases?state=to-pay' },
    { count: unlisted(answer.countered), page: 'offers', path: `${buying}?state=countered` },
    { count: unlisted(answer.accepted), page: 'accepted', path: `${buying}?state=accepted` },
    { count: unlisted(answer.received), page: 'offers', path: `${selling}?state=received` },
    { count: unlisted(answer.toShip), page: 'orders', path: '/profile/selling/orders?state=to-ship' },
    { count: unlisted(answer.threads), page: 'messages', path: '/profile/messages?filter=unread' },
    { count: withFinds(answer).length - MOST_SEARCHES, page: 'searches', path: '/profile/buying/saved-searches' },
  ];
  return {
    tasks: tasks.toSorted((one, other) => urgency(one).localeCompare(urgency(other))),
    more: rest.filter(({ count }) => count > 0),
  };
}
